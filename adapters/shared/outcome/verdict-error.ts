import type { Exit, RunError } from "../../../contracts/cli/v1/adapter.ts";
import { type ClassifyOptions, classify } from "../errors/classify.ts";
import type { ErrorEvidence } from "../errors/error-evidence.ts";
import { makeError } from "../errors/make-error.ts";
import type { VerdictSource } from "./verdict.ts";

/**
 * The error that a verdict `{status: "error", from}` stands for.
 *
 * - `record`, `evidence`: what the evidence says.
 * - `record-or-cancelled`: what the evidence says where it names a cause; a record that only reports the abort (as
 *   claude's does after SIGINT) leaves it cancelled.
 * - `stream_truncated`, `timeout`, `cancelled`: that kind. The evidence gives the details that the output shows
 *   (message, status, delay), but never another class: a retry notice is not why the run was ended.
 */
export function verdictError(
  from: VerdictSource,
  evidence: readonly ErrorEvidence[],
  exit: Exit,
  options: ClassifyOptions = {},
): RunError {
  const ending = describeEnd(exit);
  const said = classify(evidence, { fallbackMessage: `The CLI ${ending} and gave no reason`, ...options });
  if (from === "record" || from === "evidence") return said;
  if (from === "record-or-cancelled" && said.kind !== "unknown") return said;
  const kind = from === "record-or-cancelled" ? "cancelled" : from;
  const hasReason = evidence.some(({ text }) => text != null && text.trim() !== "");
  const message = hasReason ? said.message : `The CLI ${ending} without a final record of its own`;
  return makeError(kind, message, "exit", said);
}

/** How the process ended, as the rest of a sentence. */
function describeEnd({ code, signal, timedOut, aborted }: Exit): string {
  if (aborted) return "was aborted";
  if (timedOut) return "was ended because its time was up";
  if (signal !== null) return `was ended by ${signal}`;
  return code === null ? "did not start" : `exited with code ${code}`;
}
