import type { RecordedRun } from "../../recipe.ts";
import { asText, streamed, untitled } from "./command.ts";

/** A project's own settings, added to the user's. */
const BROKEN_SERVER = {
  "opencode.json": JSON.stringify({
    mcp: { broken: { type: "local", command: ["/no/such/binary"], enabled: true } },
  }),
};

const nothingReported = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: 0 };

/** Runs that end with an answer, or with what the CLI takes for one. */
export const answeredRuns: Readonly<Record<string, RecordedRun>> = {
  "success-text": untitled("success-text"),
  "success-text-plain": asText("success-text"),
  "success-unicode": streamed("success-unicode"),
  reasoning: streamed("thinking"),
  "reasoning-thinking": streamed("thinking", {}, "--thinking", "Think"),
  "usage-cached": streamed("usage-cached"),
  "no-usage": streamed("usage-none", {
    truth: {
      usageShown: nothingReported,
      costUsd: 0,
      costUsdAlso: [null],
      note: "Zeros stand for values that the API did not report.",
    },
  }),
  "big-line": streamed("big-line"),
  "big-stdin": {
    ...streamed("success-text"),
    argv: ["run", "--title", "lab", "--format", "json"],
    stdin: "0123456789 lorem ipsum dolor sit amet, consectetur adipiscing.\n".repeat(3200),
  },
  "mcp-error": streamed("success-text", { files: BROKEN_SERVER }),
  "empty-answer": streamed("empty-answer", {
    truth: {
      statusAlso: ["error"],
      categoryIfError: "unknown",
      content: null,
      contentAlso: [""],
      note: "A model call that ends well, without a text.",
    },
  }),
  "finish-length": streamed("max-tokens", {
    truth: {
      statusAlso: ["error"],
      categoryIfError: "unknown",
      note: "The model call ends with `length`, exit 0.",
    },
  }),
  "finish-content-filter": streamed("refusal-text", {
    truth: {
      categoryAlso: ["validation"],
      contentAlso: [null],
      note: "A ContentFilterError comes after the text, exit 1.",
    },
  }),
  "recover-429": streamed("rate-limit-then-ok"),
  "recover-500": streamed("server-then-ok"),
};
