import { EventEmitter } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CheckFailure } from "./check-failure.ts";
import { withUncaughtGuard } from "./with-uncaught-guard.ts";

describe("a host", () => {
  it("is given an error that no caller can catch", async () => {
    const action = async () => {
      setImmediate(() => new EventEmitter().emit("error", new Error("write EPIPE")));
      await turn();
      await turn();
    };
    await expect(withUncaughtGuard(action)).rejects.toThrow(CheckFailure);
  });

  it("gets what the action gives, or throws", async () => {
    expect(await withUncaughtGuard(async () => 3)).toBe(3);
    await expect(withUncaughtGuard(() => Promise.reject(new Error("mine")))).rejects.toThrow("mine");
  });
});
