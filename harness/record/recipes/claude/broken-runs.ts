import type { TruthEntry } from "../../../corpus/import/truth-entry.ts";
import type { RecordedRun } from "../../recipe.ts";
import { answers } from "./answers.ts";
import { asText, fewTries, streamed } from "./command.ts";

const few = { env: fewTries };

const unfinished = {
  status: "error",
  statusAlso: ["ok"],
  category: "unknown",
  httpStatus: null,
} satisfies Partial<TruthEntry>;
const empty = {
  status: "ok",
  statusAlso: ["error"],
  categoryIfError: "unknown",
  content: "",
  contentAlso: [null],
  ...answers(2, { input: 50, output: 0 }),
  note: "An answer without text: asked once more, then taken as it is.",
} satisfies Partial<TruthEntry>;

/** Streams that broke off reported their input, and one token of output; the CLI guesses the rest. */
function cutOff(tries: number) {
  return {
    usage: { input: 120 * tries, output: tries, cacheRead: 0, cacheWrite: 0, reasoning: null },
    unknown: ["costUsd" as const],
  };
}

/** The last try, without a stream, was answered: with half an answer. */
const retriedWhole = { httpStatusAlso: [200] };

/** Runs whose answer breaks off, is refused by the model, or is none. */
export const brokenRuns: Readonly<Record<string, RecordedRun>> = {
  "empty-answer": streamed("empty-answer", { truth: empty }),
  "empty-text": streamed("empty-text", { truth: empty }),
  "empty-answer-mode-text": asText("empty-answer", { truth: { ...empty, usage: null, costUsd: null } }),
  "max-tokens": streamed("max-tokens", {
    truth: {
      ...unfinished,
      ...answers(4),
      contentAlso: [null],
      categoryAlso: ["validation"],
      unknown: ["messages"],
      note: "Cut off at the token limit each time it was asked to go on.",
    },
  }),
  "context-stop": streamed("context-stop", {
    truth: {
      ...unfinished,
      contentAlso: [null],
      categoryAlso: ["validation"],
      ...answers(4),
      unknown: ["messages", "content"],
      note: "The window was full each time it was asked to go on.",
    },
  }),
  refusal: streamed("refusal", {
    truth: {
      ...unfinished,
      ...answers(2, { input: 50, output: 4 }),
      content: null,
      categoryAlso: ["validation"],
      note: "The model refused twice, without a word; the text is the CLI's own.",
    },
  }),
  "refusal-text": streamed("refusal-text", {
    truth: {
      ...unfinished,
      ...answers(2),
      contentAlso: [null],
      categoryAlso: ["validation"],
      unknown: ["messages"],
      note: "The model refused twice; the last text is the CLI's own.",
    },
  }),
  "reset-on-connect": streamed("reset-on-connect", few),
  "reset-mid-stream": streamed("reset-mid-stream", {
    ...few,
    truth: { ...cutOff(3), note: "Three tries; the cost is guessed by the length of what came." },
  }),
  "reset-once": streamed("reset-then-ok", {
    ...few,
    truth: {
      usage: { input: 240, output: 16, cacheRead: 0, cacheWrite: 0, reasoning: null },
      usageAlso: [{ input: 120, output: 15, cacheRead: 0, cacheWrite: 0, reasoning: null }],
      unknown: ["costUsd", "messages"],
      note: "The first try reported its beginning alone, the second all of it.",
    },
  }),
  "eof-mid-stream": streamed("eof-mid-stream", {
    ...few,
    truth: {
      ...cutOff(2),
      ...retriedWhole,
      note: "Two tries as a stream, then one without, which breaks off too.",
    },
  }),
  "malformed-sse": streamed("malformed-sse", {
    ...few,
    truth: {
      ...cutOff(1),
      ...retriedWhole,
      categoryAlso: ["server"],
      note: "One try as a stream, whose broken piece stands on stderr, then one without, which breaks off too.",
    },
  }),
  "sse-error-event": streamed("error-in-stream", {
    ...few,
    truth: {
      ...cutOff(1),
      ...retriedWhole,
      categoryAlso: ["network", "unknown"],
      note: "One try as a stream, then one without, which breaks off too.",
    },
  }),
  hang: streamed("hang", {
    env: { ...fewTries, API_TIMEOUT_MS: "3000" },
    timeoutMs: 60_000,
  }),
};
