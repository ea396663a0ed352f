import { beforeEach, describe, expect, test } from "vitest";
import { Connection, type LinkState, type Listener, type World } from "../src/lib/connection.ts";
import { Refusal } from "../src/lib/refusal.ts";
import type { ClientFrame, Event, Events, ServerFrame, Welcome } from "../src/lib/wire.ts";

type Sent = ClientFrame & { version?: number };

/** A socket that writes down what is sent and says what the test wants it to. */
class FakeSocket {
  readyState: number = WebSocket.OPEN;
  sent: Sent[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  breakOff(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  /** The frames that are no pings. */
  get commands(): Sent[] {
    return this.sent.filter((frame) => frame.do !== "ping");
  }
}

let sockets: FakeSocket[];
let timers: Map<number, { call: () => void; wait: number }>;
let heard: {
  welcomes: Welcome[];
  events: Events[];
  links: LinkState[];
  turnedAway: number;
  setBack: number;
};
let connection: Connection;

const latest = () => sockets[sockets.length - 1] as FakeSocket;

/** Let the only timer that runs go off. */
function pass(): number {
  const [[key, timer]] = [...timers] as [[number, { call: () => void; wait: number }]];
  timers.delete(key);
  timer.call();
  return timer.wait;
}

function event(number: number, command = "", by = "me"): Event {
  const cause = command ? { by, command } : null;
  return { number, time: number, fact: { is: "clock-read" }, cause };
}

function welcome(version: number, events: Event[] = []): Welcome {
  return { is: "welcome", you: "me", seats: [0], now: 0, version, events };
}

beforeEach(() => {
  sockets = [];
  timers = new Map();
  heard = { welcomes: [], events: [], links: [], turnedAway: 0, setBack: 0 };
  let next = 1;
  const world: World = {
    open: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (call, wait) => {
      timers.set(next, { call, wait });
      return next++;
    },
    never: (timer) => void timers.delete(timer),
  };
  const listener: Listener = {
    wentBack: () => heard.setBack++,
    welcomed: (frame) => heard.welcomes.push(frame),
    happened: (frame) => heard.events.push(frame),
    said: () => undefined,
    present: () => undefined,
    noticed: () => undefined,
    linked: (state) => heard.links.push(state),
    turnedAway: () => heard.turnedAway++,
  };
  connection = new Connection("ws://here/socket", listener, world);
  connection.open();
});

describe("a command", () => {
  beforeEach(() => latest().say(welcome(3)));

  test("carries an id and the version seen, and is answered by its events", async () => {
    const done = connection.command({ do: "roll", seat: 0 });
    const [sent] = latest().commands as [Sent];
    expect(sent).toMatchObject({ do: "roll", seat: 0, version: 3 });
    latest().say({ is: "events", version: 4, events: [event(4, sent.id)] });
    await done;
    expect(connection.version).toBe(4);
    expect(heard.events).toHaveLength(1);
  });

  test("of another with the same id answers nothing", async () => {
    const done = connection.command({ do: "roll", seat: 0 });
    const [sent] = latest().commands as [Sent];
    let settled = false;
    void done.then(() => (settled = true));
    latest().say({ is: "events", version: 4, events: [event(4, sent.id, "somebody else")] });
    await Promise.resolve();
    expect(settled).toBe(false);
  });

  test("that is refused fails with the reason", async () => {
    const first = connection.command({ do: "roll", seat: 0 });
    const [sent] = latest().commands as [Sent];
    latest().say({
      is: "refused",
      id: sent.id,
      error: { code: "not-your-turn", seat: 2 },
      version: 3,
    });
    await expect(first).rejects.toBeInstanceOf(Refusal);
  });

  test("is sent again, the same in everything, after the connection broke", async () => {
    const done = connection.command({ do: "roll", seat: 0 });
    const [sent] = latest().commands as [Sent];
    latest().breakOff();
    expect(heard.links.at(-1)).toBe("lost");
    pass();
    expect(sockets).toHaveLength(2);
    expect(latest().address).toContain("version=3");
    expect(latest().commands).toEqual([]);
    latest().say(welcome(3));
    expect(latest().commands).toEqual([sent]);
    latest().say({ is: "events", version: 4, events: [event(4, sent.id)] });
    await done;
  });

  test("that had arrived before the connection broke is not sent again", async () => {
    const done = connection.command({ do: "roll", seat: 0 });
    const [sent] = latest().commands as [Sent];
    latest().breakOff();
    pass();
    latest().say(welcome(4, [event(4, sent.id)]));
    await done;
    expect(latest().commands).toEqual([]);
  });

  test("that changed nothing is answered to its sender alone", async () => {
    const done = connection.command({ do: "rematch", seat: 0 });
    const [sent] = latest().commands as [Sent];
    latest().say({ is: "events", version: 3, events: [], answers: sent.id });
    await done;
    expect(heard.events).toEqual([]);
  });

  test("made while there is no connection waits for one", () => {
    latest().breakOff();
    void connection.command({ do: "roll", seat: 0 });
    pass();
    latest().say(welcome(5));
    expect(latest().commands).toHaveLength(1);
  });
});

describe("what the dice need", () => {
  beforeEach(() => latest().say(welcome(3)));

  test("is answered on the same socket, or fails with it", async () => {
    const done = connection.request({ do: "give", id: "7", roll: 1, link: "ab", head: "cd" });
    const [sent] = latest().commands as [Sent];
    expect(sent).toEqual({ do: "give", id: "7", roll: 1, link: "ab", head: "cd" });
    latest().say({ is: "events", version: 4, events: [event(4, sent.id)] });
    await done;
    const lost = connection.request({ do: "anchor", id: "8", anchor: "ef" });
    latest().breakOff();
    await expect(lost).rejects.toThrow("lost");
    pass();
    latest().say(welcome(4));
    expect(latest().commands).toEqual([]);
  });

  test("is said only while somebody hears it", () => {
    connection.hold("ab");
    expect(latest().commands).toMatchObject([{ do: "hold", anchor: "ab" }]);
    latest().breakOff();
    connection.hold("ab");
    expect(latest().commands).toHaveLength(1);
  });

  test("whoever leaves says so", () => {
    connection.close();
    expect(latest().commands).toMatchObject([{ do: "bye" }]);
  });

  test("a server that knows less than before is heard from the beginning", () => {
    latest().breakOff();
    pass();
    latest().say(welcome(2));
    expect(heard.setBack).toBe(1);
    expect(heard.welcomes).toHaveLength(1);
    expect(latest().address).toContain("version=0");
    latest().say(welcome(2, [event(1), event(2)]));
    expect(heard.welcomes).toHaveLength(2);
  });
});

describe("events", () => {
  beforeEach(() => latest().say(welcome(3)));

  test("that are known already are left out", () => {
    latest().say({ is: "events", version: 4, events: [event(3), event(4)], effects: [[], []] });
    expect(heard.events[0]?.events.map((each) => each.number)).toEqual([4]);
    expect(heard.events[0]?.effects).toHaveLength(1);
  });

  test("with a gap before them are asked for", () => {
    latest().say({ is: "events", version: 6, events: [event(6)] });
    expect(heard.events).toEqual([]);
    expect(latest().commands).toMatchObject([{ do: "resync", version: 3 }]);
    const [{ id }] = latest().commands as [Sent];
    latest().say({ is: "events", version: 6, events: [event(4), event(5), event(6)], answers: id });
    expect(connection.version).toBe(6);
  });

  test("are asked for when the server says that some were left out", () => {
    latest().say({ is: "resync", version: 9 });
    expect(latest().commands).toMatchObject([{ do: "resync", version: 3 }]);
  });
});

describe("a connection", () => {
  test("waits longer and longer, and is open again at once when told to hurry", () => {
    latest().say(welcome(1));
    const waits: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      latest().breakOff();
      waits.push(pass());
    }
    expect(waits[4]).toBeGreaterThan(4 * (waits[0] as number));
    latest().breakOff();
    connection.hurry();
    expect(heard.links.at(-1)).toBe("lost");
    latest().say(welcome(1));
    expect(heard.links.at(-1)).toBe("open");
  });

  test("asks whether anybody is there when nothing comes, and gives up if nobody is", () => {
    latest().say(welcome(1));
    pass();
    expect(latest().sent).toMatchObject([{ do: "ping" }]);
    pass();
    expect(heard.links.at(-1)).toBe("lost");
  });

  test("that never came about is told", () => {
    latest().breakOff();
    expect(heard.turnedAway).toBe(1);
  });

  test("that is closed fails pending requests, and stays closed", async () => {
    latest().say(welcome(1));
    const done = connection.command({ do: "roll", seat: 0 });
    connection.close();
    await expect(done).rejects.toThrow("closed");
    expect(timers.size).toBe(0);
    connection.hurry();
    expect(sockets).toHaveLength(1);
  });

  test("answers questions, and fails them when it breaks", async () => {
    latest().say(welcome(1));
    const odds = connection.odds("55");
    const [{ id }] = latest().commands as [Sent];
    const judge = { network: "columbiz:2", exact: true };
    const worth = {
      position: "",
      waiting: "decision",
      side: 1,
      judge,
      shares: [0.5, 0.5],
      points: null,
    };
    const answer = { ...worth, odds: { a1: 0.5 } };
    latest().say({ is: "advice", id, version: 1, answer });
    expect((await odds).answer).toEqual(answer);
    const lost = connection.hint();
    latest().breakOff();
    await expect(lost).rejects.toThrow("lost");
  });
});
