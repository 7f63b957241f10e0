import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { requestedSession } from "../../../corpus/requested-session.ts";
import { recordedRun } from "../../../driver/recorded-replay.ts";
import { allowed } from "../../../facts/expected-values.ts";
import { asksForUnknownSession, isAnother } from "../../../facts/unknown-session.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay } from "../../../model/target.ts";
import type { CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed, unproven } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

/**
 * A session the CLI does not know is reported as such, and the caller asked to forget it (BloopAI/vibe-kanban#1392).
 */
export default recordedCheck("INV-CLI-SESSION-002", "unknown-session", judge, ["sessions"]);

function judge(fixture: Fixture, { outcome }: Replay): CheckResult {
  const isUnknown = asksForUnknownSession(fixture);
  if (!isUnknown && outcome.session == null) return notApplicable("the run has no session");
  if (isUnknown ? isReported(outcome) : !isLost(outcome, fixture)) return passed(1);
  if (isUnknown && isEndedFromOutside(outcome))
    return notApplicable("the run was ended from outside before it could say so");
  if (isUnknown && isReplacedUnseen(outcome, fixture))
    return unproven("another session was started silently, under an id that does not show it");
  const { status, error, session, diagnostics } = outcome;
  const actual = { status, kind: error?.kind, clear: session?.clear, replaced: diagnostics?.sessionReplaced };
  return failed(1, {
    message: isUnknown
      ? "the run asked for an unknown session and the outcome does not say so"
      : "a session that is alive is reported as lost",
    run: recordedRun(fixture),
    difference: {
      path: "outcome",
      expected: isUnknown
        ? "kind session_expired and clear, or diagnostics.sessionReplaced"
        : "neither clear nor sessionReplaced",
      actual: show(actual),
    },
    hint: "Without the clear flag a caller writes the dead id back and asks for it for ever (sliamh11/Deus#592).",
  });
}

function isReported({ error, session, diagnostics }: Outcome): boolean {
  return (
    (error?.kind === "session_expired" && session?.clear === true) || diagnostics?.sessionReplaced === true
  );
}

/** The way the process ended decides ahead of what it printed: see the verdict table. */
function isEndedFromOutside({ error }: Outcome): boolean {
  return error?.kind === "timeout" || error?.kind === "cancelled";
}

/** A good run in another session, which has the id that was asked for, or one of another form. */
function isReplacedUnseen({ status, session }: Outcome, { manifest, expected }: Fixture): boolean {
  const requested = requestedSession(manifest);
  const isSeen = session?.id != null && requested != null && isAnother(session.id, requested);
  return status === "ok" && allowed(expected.status).includes("ok") && !isSeen;
}

/** A flag is set, and no dead session explains it: no session can be replaced in a run that asked for none. */
function isLost({ error, session, diagnostics }: Outcome, { manifest }: Fixture): boolean {
  if (session?.clear === true && error?.kind !== "session_expired") return true;
  return diagnostics?.sessionReplaced === true && requestedSession(manifest) === null;
}
