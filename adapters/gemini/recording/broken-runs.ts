import type { TruthEntry } from "../../../harness/corpus/import/truth-entry.ts";
import type { RecordedRun } from "../../../harness/record/recipe.ts";
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
