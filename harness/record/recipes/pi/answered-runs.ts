import type { RecordedRun } from "../../recipe.ts";
import { asText, JSON_MODE, streamed } from "./command.ts";
import { isNew } from "./versions.ts";

/** Runs in which the model answers, without a tool. */
export function answeredRuns(version: string): Readonly<Record<string, RecordedRun>> {
  return {
    "success-text": streamed("success-text"),
    "success-text-plain": asText("success-text"),
    "success-unicode": streamed("success-unicode"),
    reasoning: streamed("thinking"),
    "usage-cached": streamed("usage-cached", { truth: { note: "Printed, input holds no cached token." } }),
    "no-usage": streamed("usage-none", {
      truth: { note: "The API told no tokens; the zeros are pi's own." },
    }),
    "empty-answer": streamed("empty-answer", {
      truth: {
        statusAlso: ["error"],
        categoryIfError: "unknown",
        content: null,
        contentAlso: [""],
        note: "The model ends without a word.",
      },
    }),
    "finish-length": streamed("max-tokens", {
      truth: { statusAlso: ["error"], categoryIfError: "unknown", note: "The answer is cut at its limit." },
    }),
    "no-session": streamed("success-text", {
      argv: [...JSON_MODE, "--no-session", "Say hello"],
      truth: { sessionIdAlso: [null], note: "An id is printed, but nothing is kept to go on with." },
    }),
    // Before, each delta holds the whole message: nearly twelve megabytes.
    ...(isNew(version) ? { "big-line": streamed("big-line") } : {}),
  };
}
