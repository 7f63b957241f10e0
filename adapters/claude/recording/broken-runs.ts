import type { TruthEntry } from "../../../harness/corpus/import/truth-entry.ts";
import type { RecordedRun } from "../../../harness/record/recipe.ts";
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
  "reset-mid-stream": streamed("reset-mid-stream", few),
  "reset-once": streamed("reset-then-ok", few),
  "eof-mid-stream": streamed("eof-mid-stream", few),
  "malformed-sse": streamed("malformed-sse", {
    ...few,
    truth: { categoryAlso: ["server"], note: "The broken piece stands on stderr." },
  }),
  "sse-error-event": streamed("error-in-stream", {
    ...few,
    truth: { categoryAlso: ["network"], note: "The CLI takes it for a broken connection." },
  }),
  hang: streamed("hang", {
    env: { ...fewTries, API_TIMEOUT_MS: "3000" },
    timeoutMs: 60_000,
  }),
};
