import type { ErrorKind, RunError } from "../../../../contracts/cli/v1/adapter.ts";
import taxonomy from "../../../../contracts/cli/v1/error-taxonomy.json" with { type: "json" };
import { compareValues } from "../../../driver/compare-replays.ts";
import { recordedRun } from "../../../driver/recorded-replay.ts";
import { placesOfReason } from "../../../facts/places-of-reason.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import type { CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed } from "../../kit/fixture-check.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

/** What an HTTP status may stand for, whatever words come with it. Any other status of 400 to 499: anything. */
const KINDS: Readonly<Record<number, readonly ErrorKind[]>> = {
  401: ["auth_expired"],
  402: ["quota_exhausted"],
  403: ["permission_denied", "auth_expired", "quota_exhausted", "rate_limited", "model_unavailable"],
  404: ["model_unavailable", "not_found", "session_expired"],
  408: ["timeout"],
  413: ["invalid_request", "context_exceeded"],
  429: ["rate_limited", "quota_exhausted", "overloaded"],
  529: ["overloaded", "server"],
};

const OF_SERVERS: readonly ErrorKind[] = ["server", "transport", "timeout", "overloaded", "stream_truncated"];

const HINT = "contracts/cli/v1/error-taxonomy.json decides category and advice from the kind alone.";

/** Kinds that the end of the process stands for, whatever was printed before it. */
const ENDINGS = new Set(["timeout", "cancelled", "stream_truncated"]);

/** Category, advice, kind and place of evidence of an error agree with its kind and with the bytes. */
export default recordedCheck("INV-CLI-ERR-002", "error-taxonomy", judge, ["errorClass"]);

function judge(fixture: Fixture, { outcome }: Replay): CheckResult {
  if (!outcome.error) return notApplicable("the run did not fail");
  const run = recordedRun(fixture);
  const difference = compareValues(advice(outcome.error), given(outcome.error), "outcome.error");
  if (difference !== undefined) {
    return failed(1, { message: `an error of kind ${outcome.error.kind}`, run, difference, hint: HINT });
  }
  const { evidence } = outcome.error;
  if (isEmptyPlace(fixture, evidence)) {
    return failed(1, {
      message: `the evidence is said to be in ${evidence}, and nothing is there`,
      run,
      hint: HINT,
    });
  }
  const places = ENDINGS.has(outcome.error.kind) ? [] : placesOfReason(run, outcome.error.message);
  if (places.length > 0 && !places.includes(evidence)) {
    return failed(1, {
      message: "the reason is in another place than the one that is named",
      run,
      difference: { path: "outcome.error.evidence", expected: places.join(" or "), actual: evidence },
      hint: "evidence is the surface that says why the run failed; the message is what was printed there.",
    });
  }
  const kinds = kindsOfStatus(outcome.error.httpStatus ?? 0);
  if (kinds !== undefined && !ENDINGS.has(outcome.error.kind) && !kinds.includes(outcome.error.kind)) {
    return failed(1, {
      message: `an error with HTTP status ${outcome.error.httpStatus}`,
      run,
      difference: { path: "outcome.error.kind", expected: kinds.join(" or "), actual: outcome.error.kind },
      hint: "Kinds of one category are not one: an overloaded server is no rate limit of the caller's.",
    });
  }
  return passed(1);
}

function advice({ kind, category, retryAfterMs }: RunError) {
  const { [kind]: rightCategory = "a category of the taxonomy" } = taxonomy.kinds as Record<string, string>;
  const suggestedDelayMs = retryAfterMs ?? (category === "rate_limit" ? 1000 : null);
  return { category: rightCategory, ...taxonomy.categories[category], suggestedDelayMs };
}

function given({ category, shouldRetry, shouldFallback, suggestedDelayMs = null }: RunError) {
  return { category, shouldRetry, shouldFallback, suggestedDelayMs };
}

function isEmptyPlace(fixture: Fixture, evidence: RunError["evidence"]): boolean {
  if (evidence === "record") return recordsOf(recordedRun(fixture)).length === 0;
  if (evidence === "stdout") return fixture.stdout.length === 0;
  return evidence === "stderr" && fixture.stderr.length === 0;
}

/** The kinds that an error with this HTTP status may have; undefined where the status alone does not tell. */
function kindsOfStatus(status: number): readonly ErrorKind[] | undefined {
  return KINDS[status] ?? (status >= 500 && status <= 599 ? OF_SERVERS : undefined);
}
