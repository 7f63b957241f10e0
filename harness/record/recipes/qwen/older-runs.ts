import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { asText, streamed } from "./command.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { toolRuns } from "./tool-runs.ts";

/** An error of the API is a good result whose text is the error, exit 0. */
const hidden = { note: "A good result by its own word, exit 0; its text is the error's." };

/** The scenarios of versions before 0.20. */
export const olderRuns: Readonly<Record<string, RecordedRun>> = {
  version: startUpRuns.version!,
  help: startUpRuns.help!,
  "unknown-flag": startUpRuns["unknown-flag"]!,
  "not-logged-in": startUpRuns["not-logged-in"]!,
  "success-text": answeredRuns["success-text"]!,
  "success-unicode": answeredRuns["success-unicode"]!,
  "json-success-text": answeredRuns["json-success-text"]!,
  "text-success-text": answeredRuns["text-success-text"]!,
  "partial-text": answeredRuns["partial-text"]!,
  reasoning: answeredRuns.reasoning!,
  "usage-cached": answeredRuns["usage-cached"]!,
  "tool-use": toolRuns["tool-use"]!,
  "tool-error": toolRuns["tool-error"]!,
  "tool-parallel": toolRuns["tool-parallel"]!,
  "max-turns": toolRuns["max-turns"]!,
  "auth-401": streamed("auth-401", { truth: hidden }),
  "forbidden-403": streamed("forbidden-403", { truth: hidden }),
  "reset-mid-stream": streamed("reset-mid-stream", { truth: { ...hidden, unknown: ["usage"] } }),
  "text-auth-401": asText("auth-401", { truth: hidden }),
};
