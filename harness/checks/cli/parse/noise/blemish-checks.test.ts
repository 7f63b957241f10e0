import { describe, expect, it } from "vitest";
import type { Adapter } from "../../../../../contracts/cli/v1/adapter.ts";
import type { Check } from "../../../kit/check.ts";
import { faultyOutcome, knownRun } from "../../../kit/testing/known-runs.ts";
import { runCheck } from "../../../kit/testing/run-check.ts";
import { faultyAdapter, toyAdapter } from "../../../kit/testing/toy-adapter.ts";
import { outcomeFault } from "../../../kit/testing/toy-faults.ts";
import { GOOD, GOOD_DOCUMENT, lines } from "../../../kit/testing/toy-fixtures.ts";
import blankMessage from "../answers/blank-message.ts";
import manyMessages from "../answers/many-messages.ts";
import noTerminalRecord from "../outcomes/no-terminal-record.ts";
import blemishes from "./blemishes.ts";
import unknownRecords from "./unknown-records.ts";

/** Each text is a record of its own, and its delta the event. */
const TALKER = knownRun(
  "talker",
  {
    stdout: lines(
      { type: "say", text: "I look into it first." },
      { type: "delta", text: "I look into it first." },
      { type: "say", text: "It is done now." },
      { type: "delta", text: "It is done now." },
      { type: "done", ok: true, answer: "It is done now.", usage: { in: 1, out: 2 } },
    ),
  },
  { status: "ok" },
);
/** The last piece of a text, and the text so far beside it, as cline 3.0.65 prints it. */
const PIECES = knownRun(
  "pieces",
  {
    stdout: lines(
      { type: "piece", text: "I look into", so_far: "I look into" },
      { type: "piece", text: " it first.", so_far: "I look into it first." },
      { type: "say", text: "I look into it first." },
      { type: "done", ok: true, answer: "I look into it first.", usage: { in: 1, out: 2 } },
    ),
  },
  { status: "ok" },
);
/** Ahead of each text a piece with the text so far, twice, as pi 0.73.1 prints it: a snapshot is no message. */
const SNAPSHOTS = knownRun(
  "snapshots",
  {
    stdout: lines(
      { type: "zz", message: "I look into it first.", partial: "I look into it first." },
      { type: "say", text: "I look into it first." },
      { type: "delta", text: "I look into it first." },
      { type: "done", ok: true, answer: "It is done now.", usage: { in: 1, out: 2 } },
    ),
  },
  { status: "ok" },
);
const EMPTY = knownRun("empty", { stdout: lines({ type: "done", ok: true, answer: "" }) }, { status: "ok" });
const LIMIT = knownRun(
  "limit",
  { stdout: lines({ type: "done", ok: true, answer: "Half of", stop_reason: "max_tokens" }) },
  { status: "ok" },
);
const PLAIN = knownRun("plain", { outputFormat: "json", stdout: "Only text.\n" }, { status: "ok" });

/** The toy adapter that tells blemishes and sends an event with each whole text. */
const TELLING = faultyAdapter((good) => {
  let text = "";
  return {
    push(stream, bytes) {
      text += stream === "out" ? Buffer.from(bytes).toString("utf8") : "";
      return good.push(stream, bytes);
    },
    end(exit) {
      const outcome = good.end(exit);
      return {
        ...outcome,
        diagnostics: {
          ...outcome.diagnostics,
          emptyAnswer: outcome.content === "",
          truncated: text.includes("max_tokens"),
        },
      };
    },
  };
});

const without = (field: string) =>
  ({
    ...TELLING,
    parser: (options) => {
      const good = TELLING.parser(options);
      return {
        push: (stream, bytes) => good.push(stream, bytes),
        flush: () => good.flush!(),
        end(exit) {
          const outcome = good.end(exit);
          return { ...outcome, diagnostics: { ...outcome.diagnostics, [field]: false } };
        },
      };
    },
  }) satisfies Adapter;

const GOOD_ONES: readonly [Check, Adapter, typeof EMPTY][] = [
  [blemishes, TELLING, EMPTY],
  [blemishes, TELLING, LIMIT],
  [blemishes, TELLING, PLAIN],
  [noTerminalRecord, toyAdapter, GOOD_DOCUMENT],
  [unknownRecords, toyAdapter, GOOD],
  [blankMessage, repeatsSays(), TALKER],
  [manyMessages, repeatsSays(), TALKER],
  [manyMessages, repeatsSays(), SNAPSHOTS],
  [manyMessages, repeatsSays(), PIECES],
];

/** The toy with an event for each whole text, in place of the deltas; `keep` says which texts it keeps. */
function repeatsSays(keep: (text: string, index: number) => boolean = () => true): Adapter {
  return faultyAdapter((good) => {
    let count = 0;
    return {
      push(stream, bytes) {
        const before = Buffer.from(bytes).toString("utf8").replaceAll('"type":"delta"', '"type":"zz"');
        const others = good.push(stream, Buffer.from(before));
        const texts = [...before.matchAll(/"type":"say","text":("(?:[^"\\]|\\.)*")/g)];
        const events = texts
          .map((found) => JSON.parse(found[1]!) as string)
          .filter((text) => keep(text, count++))
          .map((text) => ({ kind: "assistant_text" as const, text }));
        return [...others, ...events];
      },
      end(exit) {
        const outcome = good.end(exit);
        return { ...outcome, messages: outcome.messages.filter(keep) };
      },
    };
  });
}

/** In one write, since the toy above reads each push by itself. */
const inOneWrite = (fixture: typeof EMPTY): typeof EMPTY => ({
  ...fixture,
  manifest: { ...fixture.manifest, chunks: [[0, "out", fixture.stdout.length]] },
});

const CUT_IS_TEXT = outcomeFault((outcome, { stdout }) =>
  /^\{\n/.test(stdout) && outcome.error
    ? { ...outcome, status: "ok", content: stdout, error: null }
    : outcome,
);

const FAULTS: readonly [Check, string, Adapter, typeof EMPTY, RegExp][] = [
  [blemishes, "an empty answer that is not reported", without("emptyAnswer"), EMPTY, /emptyAnswer/],
  [blemishes, "a limit that is not reported", without("truncated"), LIMIT, /truncated/],
  [blemishes, "text that is not reported", without("textFallback"), PLAIN, /textFallback/],
  [noTerminalRecord, "half a document as text", CUT_IS_TEXT, GOOD_DOCUMENT, /without its terminal record/],
  [
    unknownRecords,
    "unknown types without a trace",
    faultyOutcome(() => ({ diagnostics: {} })),
    GOOD,
    /unknownTypes/,
  ],
  [blankMessage, "a blank text dropped", repeatsSays((text) => text.trim() !== ""), TALKER, /blanks alone/],
  [manyMessages, "a cap", repeatsSays((_text, index) => index < 50), TALKER, /more messages/],
];

describe("checks of blemishes and of many or blank messages", () => {
  it.each(GOOD_ONES)(
    "$name passes a good adapter and looks at something",
    async (check, adapter, fixture) => {
      const { finding, tried } = await runCheck(check, adapter, [inOneWrite(fixture)]);
      expect(finding).toBeUndefined();
      expect(tried).toBeGreaterThan(0);
    },
  );

  it.each(FAULTS)("$name catches %s", async (check, _fault, adapter, fixture, message) => {
    expect((await runCheck(check, adapter, [inOneWrite(fixture)])).finding?.message).toMatch(message);
  });
});
