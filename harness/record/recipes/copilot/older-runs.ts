import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { streamed } from "./command.ts";
import { refusedRuns } from "./refused-runs.ts";
import { olderSessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { toolRuns } from "./tool-runs.ts";

/** The scenarios of versions before the native program. */
export function olderRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
  const answered = answeredRuns("");
  return {
    version: startUpRuns.version!,
    help: startUpRuns.help!,
    "unknown-flag": startUpRuns["unknown-flag"]!,
    "not-logged-in": startUpRuns["not-logged-in"]!,
    "success-text": answered["success-text"]!,
    "success-text-plain": answered["success-text-plain"]!,
    "success-unicode": answered["success-unicode"]!,
    "stdin-prompt": answered["stdin-prompt"]!,
    reasoning: answered.reasoning!,
    "usage-cached": answered["usage-cached"]!,
    "tool-use": toolRuns["tool-use"]!,
    "tool-error": streamed("tool-error", {
      truth: {
        tools: [{ name: "bash", status: "error" }],
        toolsAlso: [[{ name: "bash", status: "ok" }]],
        note: "The call is a success; the exit code stands in its text alone.",
      },
    }),
    "auth-401": refusedRuns["auth-401"]!,
    "context-too-long-400": refusedRuns["context-too-long-400"]!,
    "rate-limit-429": refusedRuns["rate-limit-429"]!,
    ...olderSessionRuns(session),
  };
}
