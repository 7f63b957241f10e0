import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { Saboteur } from "../saboteur.ts";

const NO_RESULTS = "an API runs no tools, so nothing comes of a call";
const ONE_MESSAGE = "one request has one answer, and one end";
const NOT_RECORDED = "an API that nobody recorded: of a report only its own end is tried";

/** Faults that no adapter over HTTP can have, or that its fixtures cannot show, by the saboteur's name. */
const WITHOUT_API: Readonly<Record<string, string>> = {
  "tool-output-as-answer": NO_RESULTS,
  "output-cut": NO_RESULTS,
  "output-tidied": NO_RESULTS,
  "result-dropped": NO_RESULTS,
  "result-of-another-call": NO_RESULTS,
  "result-of-no-call": NO_RESULTS,
  "results-at-the-end": NO_RESULTS,
  "empty-output-is-null": NO_RESULTS,
  "failed-tool-is-ok": NO_RESULTS,
  "classify-tool-traffic": "the input of a call is JSON text in a string, where the check puts no words",
  "retry-notice-is-fatal": "an API tells of no retries",
  "estimate-by-bytes": "figures are told or they are unknown",
  "messages-capped": ONE_MESSAGE,
  "first-text-as-answer": ONE_MESSAGE,
  "last-text-only": ONE_MESSAGE,
  "first-result-taken": ONE_MESSAGE,
  "abort-is-timeout": NOT_RECORDED,
  "timeout-is-unknown": NOT_RECORDED,
  "exit-code-outranks-result": NOT_RECORDED,
  "exit-not-reported": NOT_RECORDED,
  "signal-is-exit-zero": NOT_RECORDED,
  "terminal-record-misspelt": NOT_RECORDED,
};
const OF_TEXT = new Set([
  "carriage-return-stripped",
  "next-line-stripped",
  "url-defeats-osc",
  "strips-per-chunk",
]);
const OF_SESSIONS = new Set(["one-session-slot", "unknown-kind"]);

/** Why a saboteur's fault makes no sense for an adapter over HTTP, or null; it has neither processes nor sessions. */
export function withoutCause({ manifest }: Adapter, { invariant, name }: Saboteur): string | null {
  if (manifest.transport !== "api") return null;
  if (invariant.startsWith("INV-CLI-PROC-")) return "the adapter starts no process";
  const isOfSessions = invariant.startsWith("INV-CLI-SESSION-") || OF_SESSIONS.has(name);
  if (isOfSessions && manifest.capabilities?.sessions !== true) return "the adapter claims no sessions";
  if (OF_TEXT.has(name) && !manifest.outputFormats.includes("text")) return "no output format is plain text";
  return WITHOUT_API[name] ?? null;
}
