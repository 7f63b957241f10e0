import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { executed, executionCheck, sessionKeyOf } from "../kit/execution-check.ts";

const ID = "a1b2c3d4-0000-4000-8000-00000000c0de";

/** The session to go on with reaches the CLI (INV-EXECUTION-SESSION-004). */
export default executionCheck("INV-EXECUTION-SESSION-004", "resume", async (bench) => {
  const { adapter } = bench.host;
  if (!adapter.supportsSessionResume || adapter.sessionCodec === undefined)
    return notApplicable("the adapter does not resume sessions");
  const sessionParams = adapter.sessionCodec.deserialize({ [sessionKeyOf(adapter)]: ID });
  const { receipts: resumed } = await executed(bench, bench.good, { sessionId: ID, sessionParams });
  assertHolds(resumed.at(-1)?.argv.some((word) => word.includes(ID)) === true, {
    fixture: bench.good.id,
    message: "the session to go on with does not reach the CLI",
    expected: ID,
    actual: resumed.at(-1)?.argv.join(" ") ?? "nothing was started",
  });
  const { receipts } = await executed(bench, bench.good, { sessionId: null, sessionParams: null });
  assertHolds(receipts.at(-1)?.argv.every((word) => !word.includes(ID)) === true, {
    fixture: bench.good.id,
    message: "a run of its own goes on with the session of another one",
  });
  return undefined;
});
