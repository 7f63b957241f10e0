import type { RecordedRun } from "../../recipe.ts";
import { asJson, inMessages, inPieces, type More, streamed } from "./command.ts";
import { withConfig } from "./config.ts";
import { FEW_TRIES, silent } from "./refused-runs.ts";

const behind: More = { files: withConfig({ backend: "messages" }) };
const LIMIT = { timeoutMs: 15_000 } as const;

const SENTENCE = "The model provider refused to generate a response for this turn (content filter).";
const refused = {
  statusAlso: ["ok" as const],
  content: null,
  contentAlso: [SENTENCE],
  categoryAlso: ["validation"],
  usage: { input: 50, output: 4, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
  model: "lab-model",
  note: "The model said nothing; the sentence is the CLI's own.",
};

const tooLong = {
  status: "error" as const,
  content: "This answer was cut",
  contentAlso: [null],
  category: "unknown",
  categoryAlso: ["validation"],
  usage: null,
  model: null,
  modelAlso: ["lab-model"],
  note: "The model's limit is an error, exit 1.",
};
const none = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null };

/** The same model behind Anthropic's Messages. */
export const messagesRuns: Readonly<Record<string, RecordedRun>> = {
  "messages-success-text": streamed("success-text", behind),
  "messages-success-text-smj": inMessages("success-text", behind),
  "messages-thinking": streamed("thinking", {
    ...behind,
    truth: {
      usage: { input: 200, output: 80, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
      note: "This API does not count thoughts apart.",
    },
  }),
  "messages-thinking-smj": inMessages("thinking", behind),
  "messages-thinking-smjp": inPieces("thinking", behind),
  "messages-tool-use": streamed("tool-use", behind),
  "messages-tool-use-smj": inMessages("tool-use", behind),
  "messages-tool-use-smjp": inPieces("tool-use", behind),
  "messages-usage-cached-smj": inMessages("usage-cache-write", behind),
  "messages-auth-401": streamed("auth-401", behind),
  "messages-max-tokens": streamed("max-tokens", { ...behind, truth: tooLong }),
  "messages-max-tokens-smj": inMessages("max-tokens", {
    ...behind,
    truth: {
      ...tooLong,
      usage: { input: 120, output: 15, cacheRead: 0, cacheWrite: 0, reasoning: null },
      usageShown: none,
      model: "lab-model",
      modelAlso: ["lab"],
    },
  }),
  "messages-empty-answer-smj": inMessages("empty-answer", {
    ...behind,
    ...FEW_TRIES,
    truth: {
      status: "error",
      content: null,
      contentAlso: [""],
      category: "unknown",
      categoryAlso: ["server"],
      httpStatus: null,
      usage: null,
      usageAlso: [none],
      costUsdAlso: [0],
      model: "lab-model",
      modelAlso: [null],
      note: "An empty answer is an error once its tries are used up; the figures are zeros, whatever the API reported.",
    },
  }),
  "messages-refusal": streamed("refusal", { ...behind, truth: refused }),
  "messages-refusal-json": asJson("refusal", { ...behind, truth: refused }),
  "messages-refusal-smj": inMessages("refusal", {
    ...behind,
    truth: { ...refused, statusAlso: [], usage: { ...refused.usage, reasoning: null }, modelAlso: ["lab"] },
  }),
  "messages-sse-error-event": streamed("error-in-stream", {
    ...behind,
    ...FEW_TRIES,
    truth: { categoryAlso: ["rate_limit"], note: "Asked twice; each try's pieces are printed." },
  }),
  "messages-overloaded-529": streamed("overloaded-529", {
    ...behind,
    ...LIMIT,
    truth: silent("It is asked again for minutes without a word."),
  }),
  "messages-overloaded-529-smj": inMessages("overloaded-529", {
    ...behind,
    ...LIMIT,
    truth: { ...silent("It is asked again for minutes without a word."), costUsdAlso: [] },
  }),
};
