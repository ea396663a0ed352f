/** Lets the client open without a network: its files, and answers of the server that were seen.
 *
 * `offline.ts` writes this file into the build, behind two constants: `BUILD`, a digest of all files, and
 * `FILES`, by language; those of every language are under "". The language is in the worker's address.
 *
 * A new worker waits until no page of the old one is open, so that a page finds its own files. */
/* global BUILD, FILES */
const SHELL = `shell-${BUILD}`;
const SEEN = "seen";
const MOST_SEEN = 120;

/** Requests whose answers are kept, for use without a network; positions and analyses are asked for by POST. */
const KEPT = {
  GET: /^\/api\/(me|about|games|tables\/mine|tutorials\/[a-z-]+|analyses\/[^/]+|tables\/[^/]+(\/events|\/games\/\d\/(replay|text))?|records(\/[^/]+(\/replay)?)?)$/,
  POST: /^\/api\/(analyses|positions\/show)$/,
};
/** After one of these somebody else may sit here. */
const FORGETS = /^\/api\/(sessions|accounts|me\/deletion)/;

self.addEventListener("install", (event) => {
  const language = new URL(self.location.href).searchParams.get("language") ?? "en";
  const files = [...FILES[""], ...(FILES[language] ?? [])];
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", ...files])));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("shell-") && name !== SHELL;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.method !== "GET" && FORGETS.test(pathname))
    event.respondWith(forgetting(request));
  else if (KEPT[request.method]?.test(pathname)) event.respondWith(answer(request));
});

/** A page of the server; without it the first page, which draws any other by its address. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { ignoreVary: true })) ?? Response.error();
  }
}

/** A built file never changes. */
async function file(request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request, fresh.clone());
  return fresh;
}

/** The server's answer, kept; without it the last one that was kept. */
async function answer(request) {
  const key =
    request.method === "POST"
      ? `${request.url}?${encodeURIComponent(await request.clone().text())}`
      : request.url;
  const seen = await caches.open(SEEN);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await keep(seen, key, fresh.clone());
    return fresh;
  } catch {
    return (await seen.match(key, { ignoreVary: true })) ?? Response.error();
  }
}

/** Keep an answer as the newest; the oldest go. */
async function keep(seen, key, fresh) {
  await seen.delete(key);
  await seen.put(key, fresh);
  const keys = await seen.keys();
  await Promise.all(keys.slice(0, -MOST_SEEN).map((old) => seen.delete(old)));
}

async function forgetting(request) {
  const fresh = await fetch(request);
  if (fresh.ok) await caches.delete(SEEN);
  return fresh;
}
