import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { fewTries, streamed } from "./command.ts";
import { refusedRuns } from "./refused-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";

/** A stream that breaks off ends the run at once, with a result that is no error by its own word and exit 0. */
const broken = {
  categoryAlso: ["unknown", "server"],
  unknown: ["usage", "costUsd"],
  note: "The output says that something failed and not what; exit 0.",
} satisfies RecordedRun["truth"];

/** The scenarios of versions before 2.1. */
export const olderRuns: Readonly<Record<string, RecordedRun>> = {
  version: startUpRuns.version!,
  help: startUpRuns.help!,
  "unknown-flag": startUpRuns["unknown-flag"]!,
  "no-prompt": startUpRuns["no-prompt"]!,
  "stream-json-without-verbose": startUpRuns["stream-json-without-verbose"]!,
  "not-logged-in-mode-text": startUpRuns["not-logged-in-mode-text"]!,
  "root-skip-permissions": startUpRuns["root-skip-permissions"]!,
  "success-text": answeredRuns["success-text"]!,
  "success-text-mode-json": answeredRuns["success-text-mode-json"]!,
  "success-text-mode-text": answeredRuns["success-text-mode-text"]!,
  "success-unicode": answeredRuns["success-unicode"]!,
  partial: answeredRuns.partial!,
  "big-line": answeredRuns["big-line"]!,
  "usage-cached": answeredRuns["usage-cached"]!,
  "tool-use": toolRuns["tool-use"]!,
  "tool-error": toolRuns["tool-error"]!,
  "tool-parallel": toolRuns["tool-parallel"]!,
  "tool-denied": toolRuns["tool-denied"]!,
  "auth-401": refusedRuns["auth-401"]!,
  "forbidden-403": refusedRuns["forbidden-403"]!,
  "rate-limit-429": refusedRuns["rate-limit-429"]!,
  "server-500": refusedRuns["server-500"]!,
  "network-refused": refusedRuns["network-refused"]!,
  "eof-mid-stream": streamed("eof-mid-stream", { env: fewTries, truth: broken }),
  "malformed-sse": streamed("malformed-sse", { env: fewTries, truth: broken }),
  sigterm: stoppedRuns.sigterm!,
  sigint: stoppedRuns.sigint!,
};
