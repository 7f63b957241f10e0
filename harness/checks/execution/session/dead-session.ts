import type { Fixture } from "../../../model/fixture.ts";
import { notApplicable, unproven } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

/** A session that the CLI does not know is to be forgotten, and no other one is (INV-EXECUTION-SESSION-005). */
export default executionCheck("INV-EXECUTION-SESSION-005", "dead-session", async (bench) => {
  const { adapter } = bench.host;
  if (adapter.sessionCodec === undefined) return notApplicable("the adapter does not resume sessions");
  const session = { sessionId: "00000000-0000-4000-8000-000000000000" };
  const alive = (await executed(bench, bench.good, session)).value.clearSession ?? false;
  assertEqual("a session that lives is to be forgotten", alive, false, bench.good.id);
  const dead = bench.fixtures.find(isDead);
  if (dead === undefined) return unproven("no run here asked for a session that is gone");
  const { clearSession, errorCode, sessionId } = (await executed(bench, dead, session)).value;
  assertEqual(
    "a session that the CLI does not know is not to be forgotten",
    { clearSession, errorCode, sessionId: sessionId ?? null },
    { clearSession: true, errorCode: "session_expired", sessionId: null },
    dead.id,
  );
  return undefined;
});

function isDead({ manifest, expected }: Fixture): boolean {
  const { error } = expected as { error?: { kind?: unknown; category?: unknown } | null };
  const isUnknown = error?.category === "not_found" && /^resume-unknown/.test(manifest.scenario);
  return (error?.kind === "session_expired" || isUnknown) && (manifest.exit.code ?? 0) !== 0;
}
