import { describe, expect, it } from "vitest";
import type { Replay } from "../model/target.ts";
import { compareReplays, compareValues } from "./compare-replays.ts";

const replay: Replay = {
  outcome: {
    status: "ok",
    content: "Hello",
    messages: ["Hello"],
    tools: [],
    exit: { code: 0, signal: null, timedOut: false, aborted: false },
    diagnostics: { skippedLines: 0 },
  },
  events: [{ kind: "assistant_text", text: "Hello" }],
};

describe("compareReplays", () => {
  it("finds no difference between equal replays", () => {
    expect(compareReplays(replay, structuredClone(replay))).toBeUndefined();
  });

  it("names the first place that differs", () => {
    const other = structuredClone(replay);
    other.events.push({ kind: "assistant_text", text: "more" });
    expect(compareReplays(replay, other)).toEqual({
      path: "events[1]",
      expected: "nothing",
      actual: '{"kind":"assistant_text","text":"more"}',
    });
  });

  it("skips the fields that it is given to ignore", () => {
    const other = { ...replay, outcome: { ...replay.outcome, diagnostics: { skippedLines: 5 } } };
    expect(compareReplays(replay, other, ["outcome.diagnostics"])).toBeUndefined();
    expect(compareReplays(replay, other)?.path).toBe("outcome.diagnostics.skippedLines");
  });
});

describe("compareValues", () => {
  it("shows long texts around the place where they part, printable", () => {
    const [expected, actual] = [`${"a".repeat(500)}b\n${"c".repeat(500)}`, `${"a".repeat(500)}x`];
    const difference = compareValues(expected, actual, "text")!;
    expect(difference.expected).toContain("ab\\nccc");
    expect(difference.actual).toContain('ax" (501 characters)');
    expect(difference.expected.length).toBeLessThan(200);
  });

  it("takes a field that is undefined for a missing one, and null for a value", () => {
    expect(compareValues({ a: undefined }, {}, "x")).toBeUndefined();
    expect(compareValues({ a: null }, {}, "x")).toEqual({ path: "x.a", expected: "null", actual: "nothing" });
  });

  it("distinguishes an array from an object and sees inherited names as missing", () => {
    expect(compareValues([], {}, "x")?.path).toBe("x");
    expect(compareValues({ toString: "own" }, {}, "x")?.actual).toBe("nothing");
  });
});
