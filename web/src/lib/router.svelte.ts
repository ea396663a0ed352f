/** Which page the address asks for. The list of pages is in `routes.ts`. */
import { routes, type Route } from "../routes.ts";

let path = $state(typeof location === "undefined" ? "/" : location.pathname);

export interface Found {
  route: Route;
  parameters: Record<string, string>;
}

/** The page of the current address. */
export function here(): Found {
  return find(path);
}

/** The page of an address and its parameters; the last route matches everything. */
export function find(address: string): Found {
  for (const route of routes) {
    const parameters = match(route.path, address);
    if (parameters) return { route, parameters };
  }
  return { route: routes[routes.length - 1] as Route, parameters: {} };
}

function match(pattern: string, address: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = address.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? "";
    if (part.startsWith(":")) parameters[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return parameters;
}

/** Go to a page of the client. */
export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
}

function arrive(): void {
  if (path === location.pathname) return; // an anchor within the page, which the browser handles
  path = location.pathname;
  scrollTo(0, 0);
}

/** Let links within the client change the page without reloading. */
export function follow(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", (click) => {
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || click.defaultPrevented) return;
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
