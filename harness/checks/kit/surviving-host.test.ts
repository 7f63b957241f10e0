import { EventEmitter } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { BrokenPromise } from "./broken-promise.ts";
import { survivingHost } from "./surviving-host.ts";

describe("a host", () => {
  it("is told of what nobody can catch", async () => {
    const action = async () => {
      setImmediate(() => new EventEmitter().emit("error", new Error("write EPIPE")));
      await turn();
      await turn();
    };
    await expect(survivingHost(action)).rejects.toThrow(BrokenPromise);
  });

  it("gets what the action gives, or throws", async () => {
    expect(await survivingHost(async () => 3)).toBe(3);
    await expect(survivingHost(() => Promise.reject(new Error("mine")))).rejects.toThrow("mine");
  });
});
