import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import { allowed, asksForUnknownSession } from "../../../facts/expected-values.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unproven } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** An argument by which some CLI goes on with a session. */
const RESUMES =
  /^(?:-[rcsS]|--?[\w-]*(?:resume|continue|session|fork|thread)[\w-]*(?:=.*)?|resume|continue|fork)$/;

/**
 * A session the CLI does not know is reported as such, and the caller asked to forget it (BloopAI/vibe-kanban#1392).
 */
export default fixtureCheck("INV-CLI-SESSION-002", "unknown-session", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const { outcome } = await recordedReplay(fixture, target);
  const isUnknown = asksForUnknownSession(fixture.manifest.scenario, fixture.expected);
  if (!isUnknown && outcome.session == null) return notApplicable("the run has no session");
  if (isUnknown ? isReported(outcome) : !isLost(outcome, fixture)) return passed(1);
  if (isUnknown && outcome.status === "ok" && allowed(fixture.expected.status).includes("ok"))
    return unproven("another session was started silently: a parser does not know which one was requested");
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

/** A flag is set, and no dead session explains it: no session can be replaced in a run that asked for none. */
function isLost({ error, session, diagnostics }: Outcome, { manifest }: Fixture): boolean {
  if (session?.clear === true && error?.kind !== "session_expired") return true;
  const { argv } = manifest.invocation ?? {};
  const asked = argv === undefined || argv.some((argument) => RESUMES.test(argument));
  return diagnostics?.sessionReplaced === true && !asked;
}
