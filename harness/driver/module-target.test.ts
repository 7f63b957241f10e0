import { describe, expect, it } from "vitest";
import type { Adapter, Parser } from "../../contracts/cli/v1/adapter.ts";
import parrot from "../../contracts/cli/v1/examples/parrot.ts";
import type { Run } from "../model/target.ts";
import { AdapterCrash } from "./adapter-faults.ts";
import { moduleTarget } from "./module-target.ts";

const exit = { code: 0, signal: null, timedOut: false, aborted: false };
const outcome = { status: "ok" as const, content: "x", messages: [], tools: [], exit };

/** An adapter whose parsers do what `parser` says; values of any type, as a module in JavaScript may return. */
function adapterWith(parser: Record<keyof Parser, unknown> | { push: unknown; end: unknown }): Adapter {
  return { ...(parrot as Adapter), parser: () => parser as unknown as Parser };
}

function run(...texts: string[]): Run {
  return { outputFormat: "stream-json", chunks: texts.map((text) => ["out", Buffer.from(text)]), exit };
}

describe("moduleTarget", () => {
  it("fills in what an outcome leaves out, and takes no events for none", async () => {
    const target = moduleTarget(adapterWith({ push: () => undefined, end: () => outcome }));
    const replay = await target.replay(run("a"));
    expect(replay.events).toEqual([]);
    expect(replay.outcome).toEqual({
      ...outcome,
      error: null,
      usage: null,
      costUsd: null,
      model: null,
      session: null,
      stopReason: null,
      diagnostics: {},
    });
  });

  it("flushes a parser before its end, and keeps those events", async () => {
    const event = { kind: "assistant_text", text: "tail" };
    const target = moduleTarget(adapterWith({ push: () => [], flush: () => [event], end: () => outcome }));
    expect((await target.replay(run("a"))).events).toEqual([event]);
  });

  it("hands over copies: an adapter that overwrites its chunk changes no other replay", async () => {
    const seen: string[] = [];
    const push = (_: string, bytes: Uint8Array) => {
      seen.push(Buffer.from(bytes).toString());
      bytes.fill(0);
    };
    const target = moduleTarget(adapterWith({ push, end: () => outcome }));
    const same = run("abc");
    await target.replay(same);
    await target.replay(same);
    expect(seen).toEqual(["abc", "abc"]);
  });

  it("interleaves chunks one by one, each run with a parser of its own", async () => {
    const seen: string[] = [];
    let parsers = 0;
    const parser = () => {
      const name = String.fromCharCode(65 + parsers++);
      return {
        push: (_: string, bytes: Uint8Array) => void seen.push(name + Buffer.from(bytes)),
        end: () => outcome,
      };
    };
    const target = moduleTarget({ ...(parrot as Adapter), parser: parser as unknown as Adapter["parser"] });
    await target.replayInterleaved([run("1", "2"), run("1", "2", "3")]);
    expect(seen).toEqual(["A1", "B1", "A2", "B2", "B3"]);
  });

  it.each<[string, Parameters<typeof adapterWith>[0], string]>([
    [
      "throws",
      {
        push: () => {
          throw new TypeError("no\nway");
        },
        end: () => outcome,
      },
      "push() threw TypeError: no way",
    ],
    [
      "throws what cannot be printed",
      {
        push: () => {
          throw Object.create(null);
        },
        end: () => outcome,
      },
      "push() threw something that cannot be printed",
    ],
    [
      "returns no array",
      { push: () => "event", end: () => outcome },
      "push() returned a string instead of an array",
    ],
    ["returns a promise", { push: async () => [], end: () => outcome }, "push() returned a promise"],
    [
      "returns a null event",
      { push: () => [null], end: () => outcome },
      "push() returned an event that is null",
    ],
    [
      "returns an undefined event",
      { push: () => [undefined], end: () => outcome },
      "an event that is undefined",
    ],
    [
      "gives no outcome",
      { push: () => [], end: () => undefined },
      "end() returned undefined instead of an outcome",
    ],
    [
      "gives no messages",
      { push: () => [], end: () => ({ ...outcome, messages: null }) },
      "messages is null",
    ],
    [
      "gives a text as error",
      { push: () => [], end: () => ({ ...outcome, error: "x" }) },
      "error is a string",
    ],
    ["has no end", { push: () => [], end: undefined }, "parser() returned no parser"],
  ])("rejects with a crash when a parser %s", async (_, parser, message) => {
    const replay = moduleTarget(adapterWith(parser)).replay(run("a"));
    await expect(replay).rejects.toBeInstanceOf(AdapterCrash);
    await expect(replay).rejects.toThrow(message);
  });
});
