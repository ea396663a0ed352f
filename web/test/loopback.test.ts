/** Which addresses lead others to their own computer and not to this one. */
import { expect, test } from "vitest";
import { isLoopback } from "../src/lib/loopback.ts";

test.each([
  "localhost",
  "LOCALHOST",
  "game.localhost",
  "127.0.0.1",
  "127.8.0.36",
  "[::1]",
  "::1",
  "0.0.0.0",
])("%s is this computer", (host) => expect(isLoopback(host)).toBe(true));

test.each([
  "192.168.1.5",
  "10.0.0.127",
  "[fd00::1]",
  "box.local",
  "127.0.0.1.evil.example",
  "localhost.example",
  "",
])("%s is a computer that others can reach", (host) => expect(isLoopback(host)).toBe(false));
