import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, inMessages, inPieces, streamed } from "./command.ts";

const SCHEMA = JSON.stringify({
  type: "object",
  properties: { name: { type: "string" } },
  required: ["name"],
});

/** A refusal is reported by a `stopReason`, and only the messages stream calls it an error. */
const refused = {
  statusAlso: ["ok" as const],
  content: "I cannot",
  contentAlso: [null],
  categoryAlso: ["validation"],
  usage: { input: 120, output: 15, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
  model: "lab-model",
  note: "A good end with exit 0, which says `refusal`.",
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
  note: "The model's limit is an error, exit 1; no tokens are shown.",
};

const none = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null };
const unreported = { usage: null, model: null, note: "Without figures no model is named." };

/** Runs that end with an answer, or with what the CLI takes for one. */
export function answeredRuns(home: string): Readonly<Record<string, RecordedRun>> {
  return {
    "success-text": streamed("success-text"),
    "success-text-json": asJson("success-text"),
    "success-text-plain": asText("success-text"),
    "success-text-smj": inMessages("success-text"),
    "success-text-smjp": inPieces("success-text"),
    "success-unicode": streamed("success-unicode"),
    "success-unicode-json": asJson("success-unicode"),
    "success-unicode-plain": asText("success-unicode"),
    "success-unicode-smj": inMessages("success-unicode"),
    reasoning: streamed("thinking"),
    "reasoning-json": asJson("thinking"),
    "reasoning-plain": asText("thinking"),
    "reasoning-smj": inMessages("thinking"),
    "usage-cached": streamed("usage-cached"),
    "usage-cached-json": asJson("usage-cached"),
    "no-usage": streamed("usage-none", { truth: unreported }),
    "no-usage-json": asJson("usage-none", { truth: unreported }),
    "no-usage-smj": inMessages("usage-none", {
      truth: {
        usageShown: none,
        model: "lab",
        modelAlso: ["lab-model", null],
        note: "Zeros stand for values that the API did not report.",
      },
    }),
    "big-line-json": asJson("big-line"),
    "big-line-smj": inMessages("big-line"),
    "prompt-file-big": {
      ...streamed("success-text", { files: { "~/big.txt": "0123456789 abcdefghi\n".repeat(4700) } }),
      argv: ["--prompt-file", `${home}/big.txt`, "--yolo", "--output-format", "streaming-json"],
    },
    "stdin-and-p": streamed("success-text", { stdin: "extra from stdin\n" }),
    "partial-flag-wrong-format": streamed("success-text", {}, "--include-partial-messages"),
    "json-schema": {
      ...asJson("success-text", {
        truth: {
          statusAlso: ["error"],
          categoryIfError: "validation",
          note: "The answer is none that the schema allows, which is reported next to it, exit 0.",
        },
      }),
      argv: ["-p", "Say hello", "--json-schema", SCHEMA, "--yolo"],
    },
    "json-schema-valid": {
      ...asJson("json-answer", {
        truth: {
          structuredOutput: { name: "Ada" },
          stopReason: "end_turn",
          note: "The answer as text, and as data beside it.",
        },
      }),
      argv: ["-p", "Say hello", "--json-schema", SCHEMA, "--yolo"],
    },
    "whitespace-answer": streamed("whitespace-answer", {
      truth: {
        statusAlso: ["error"],
        categoryIfError: "unknown",
        contentAlso: ["", null],
        note: "White space is an answer to the CLI.",
      },
    }),
    "finish-length": streamed("max-tokens", { truth: tooLong }),
    "finish-length-json": asJson("max-tokens", { truth: tooLong }),
    "finish-length-smj": inMessages("max-tokens", {
      truth: {
        ...tooLong,
        usage: { input: 120, output: 15, cacheRead: 0, cacheWrite: 0, reasoning: null },
        usageShown: none,
        model: "lab",
        modelAlso: ["lab-model", null],
      },
    }),
    "finish-content-filter": streamed("refusal-text", { truth: refused }),
    "finish-content-filter-json": asJson("refusal-text", { truth: refused }),
    "finish-content-filter-smj": inMessages("refusal-text", {
      truth: {
        ...refused,
        statusAlso: [],
        usage: { ...refused.usage, reasoning: null },
        modelAlso: ["lab"],
        note: "An error by its own flag, and exit 0.",
      },
    }),
    "recover-500": streamed("server-then-ok"),
  };
}
