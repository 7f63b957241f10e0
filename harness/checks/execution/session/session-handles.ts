import { hostTarget } from "../../../hosts/open-host.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable, unproven } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck, sessionKeyOf } from "../kit/execution-check.ts";

/** A run reports the session to go on with, ready for the codec (INV-EXECUTION-SESSION-003). */
export default executionCheck("INV-EXECUTION-SESSION-003", "session-handles", async (bench) => {
  const { adapter } = bench.host;
  const { sessionCodec } = adapter;
  if (sessionCodec === undefined) return notApplicable("the adapter does not resume sessions");
  const runs = goodRuns(bench.fixtures, hostTarget(null, { provider: bench.provider, transport: "cli" }));
  const run = runs.find((fixture) => idOf(fixture) !== null);
  if (run === undefined) return unproven("no good run here tells its session");
  const { sessionId, sessionParams, sessionDisplayId, clearSession } = (await executed(bench, run)).value;
  const key = sessionKeyOf(adapter);
  const isFile = key === "sessionFile";
  assertHolds(typeof sessionId === "string" && (isFile || sessionId === idOf(run)), {
    fixture: run.id,
    message: "sessionId is not the session that the run reported",
    expected: isFile ? "the path of a file" : JSON.stringify(idOf(run)),
    actual: JSON.stringify(sessionId) ?? "undefined",
  });
  const stored = sessionCodec.serialize(sessionParams ?? {});
  assertEqual(
    "sessionParams is not what the codec keeps",
    sessionCodec.deserialize(JSON.parse(JSON.stringify(stored))),
    { [key]: sessionId },
    run.id,
  );
  assertEqual(
    "sessionDisplayId is not what the codec shows",
    sessionDisplayId ?? null,
    sessionCodec.getDisplayId?.({ [key]: sessionId }) ?? null,
    run.id,
  );
  assertHolds(clearSession !== true, {
    fixture: run.id,
    message: "a session that can be gone on with is cleared",
  });
  return undefined;
});

function idOf({ expected }: Fixture): string | null {
  const id = (expected.session as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : null;
}
