import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { streamed } from "./command.ts";
import { sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { failing, outside, toolRuns } from "./tool-runs.ts";

/** The scenarios of versions before 1.18. */
export const olderRuns: Readonly<Record<string, RecordedRun>> = {
  version: startUpRuns.version!,
  help: startUpRuns.help!,
  "unknown-flag": startUpRuns["unknown-flag"]!,
  "no-prompt": startUpRuns["no-prompt"]!,
  "success-text": answeredRuns["success-text"]!,
  "success-text-plain": answeredRuns["success-text-plain"]!,
  "success-unicode": answeredRuns["success-unicode"]!,
  "usage-cached": answeredRuns["usage-cached"]!,
  "reasoning-thinking": answeredRuns["reasoning-thinking"]!,
  "tool-use": toolRuns["tool-use"]!,
  "tool-error": failing,
  "tool-outside": outside,
  "auth-401": streamed("auth-401"),
  "context-too-long-400": streamed("context-400", {
    truth: { httpStatus: 400, httpStatusAlso: [null], note: "Exit 0, as after any error." },
  }),
  "rate-limit-429": streamed("rate-limit-429", {
    timeoutMs: 15_000,
    truth: {
      category: "timeout",
      httpStatus: null,
      retryAfterMs: null,
      note: "Asked again for ever, without a word; the limit of time ends it.",
    },
  }),
  "reset-mid-stream": streamed("reset-mid-stream", {
    timeoutMs: 15_000,
    truth: {
      category: "timeout",
      categoryAlso: ["network"],
      usage: null,
      costUsd: null,
      note: "Asked again for ever; each try begins a model call and tells nothing more.",
    },
  }),
  "resume-unknown": sessionRuns(undefined)["resume-unknown"]!,
};
