import type { TruthEntry } from "../../../corpus/import/truth-entry.ts";
import type { RecordedRun } from "../../recipe.ts";
import { answers } from "./answers.ts";
import { streamed } from "./command.ts";

const unusable = {
  status: "error",
  content: null,
  contentAlso: [""],
  category: "unknown",
  categoryAlso: ["server"],
  httpStatus: null,
  httpStatusAlso: [],
} satisfies Partial<TruthEntry>;

/** What was used until the detector stepped in, and how much of that is reported, the CLI does not say. */
const looped = {
  ...unusable,
  statusAlso: ["ok"],
  categoryIfError: "unknown",
  categoryAlso: [],
  unknown: ["usage"],
} satisfies Partial<TruthEntry>;
const same = { name: "run_shell_command", status: "ok" } as const;

/** Runs whose answer breaks off, or cannot be used. */
export const brokenRuns: Readonly<Record<string, RecordedRun>> = {
  "reset-mid-stream": streamed("reset-mid-stream"),
  "malformed-sse": streamed("malformed-sse"),
  "empty-answer": streamed("empty-answer", {
    truth: {
      ...unusable,
      ...answers(4, { input: 50, output: 0 }),
      note: "Four tries, then a result that failed without an error; exit 0.",
    },
  }),
  "empty-text": streamed("empty-text", {
    truth: {
      ...unusable,
      ...answers(4, { input: 50, output: 0 }),
      note: "Four tries, then a result that failed without an error; exit 0.",
    },
  }),
  "malformed-call": streamed("malformed-call", {
    truth: {
      ...unusable,
      ...answers(4, { input: 120, output: 0 }),
      note: "A call that the API itself could not read; four tries, exit 0.",
    },
  }),
  "prompt-blocked": streamed("prompt-blocked", {
    truth: {
      ...unusable,
      ...answers(4, { input: 120, output: 0 }),
      categoryAlso: ["validation", "server"],
      note: "The API blocked the prompt; the output says only that no reason came. Four tries, exit 0.",
    },
  }),
  "loop-text": streamed("loop-text", {
    truth: {
      ...looped,
      note: "One letter again and again: the loop detector cuts it off, with a warning and a good result; exit 0.",
    },
  }),
  "loop-detected": streamed("tool-loop", {
    truth: {
      ...looped,
      tools: [same, same, same, same],
      note: "The same call again and again: a warning and a good result without an answer; exit 0.",
    },
  }),
  "big-line-slow-reader": streamed("big-line", {
    byTheClock: true,
    reader: { afterBytes: 3000, pauseMs: 6000 },
    truth: {
      status: "error",
      content: null,
      category: "unknown",
      categoryAlso: ["network"],
      httpStatus: null,
      httpStatusAlso: [],
      usage: null,
      usageAlso: [],
      note: "The reader paused: the CLI ended before its output was read; the rest of the answer is lost, and the result with it. Exit 0.",
    },
  }),
  "finish-safety": streamed("refusal-text", {
    truth: {
      status: "ok",
      content: "I cannot",
      statusAlso: ["error"],
      categoryIfError: "unknown",
      category: null,
      note: "The API stopped for safety; the output has no trace of it.",
    },
  }),
  "finish-max-tokens": streamed("max-tokens", {
    truth: {
      status: "ok",
      statusAlso: ["error"],
      categoryIfError: "unknown",
      category: null,
      note: "The API stopped at its token limit; the output has no trace of it.",
    },
  }),
};
