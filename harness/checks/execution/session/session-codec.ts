import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { sessionKeyOf } from "../kit/execution-check.ts";
import { partCheck } from "../kit/part-check.ts";

const ID = "a1b2c3d4-0000-4000-8000-00000000c0de";
const JUNK = [
  null,
  undefined,
  "",
  ID,
  7,
  [],
  [ID],
  {},
  { zz: ID },
  { resumeId: 7, sessionId: {}, threadId: null },
];

/**
 * State goes through storage and comes back the same; anything else is null, and nothing throws
 * (INV-EXECUTION-SESSION-001).
 */
export default partCheck("INV-EXECUTION-SESSION-001", "session-codec", async ({ host: { adapter } }) => {
  const { sessionCodec } = adapter;
  if (sessionCodec === undefined) return notApplicable("the adapter does not resume sessions");
  const key = sessionKeyOf(adapter);
  const stored = sessionCodec.serialize({ [key]: ID });
  assertEqual(
    "a session does not come back from storage as it was",
    sessionCodec.deserialize(JSON.parse(JSON.stringify(stored))),
    { [key]: ID },
  );
  const { deserialize, serialize } = sessionCodec;
  for (const junk of JUNK) mustBeNull("deserialize", junk, () => deserialize(junk));
  for (const none of [{}, { zz: ID }]) mustBeNull("serialize", none, () => serialize(none));
  return undefined;
});

function mustBeNull(name: string, junk: unknown, action: () => unknown): void {
  let reported: unknown;
  try {
    reported = action();
  } catch (thrown) {
    reported = String(thrown);
  }
  assertHolds(reported === null, {
    message: `${name} makes something of what is no session`,
    input: JSON.stringify(junk) ?? "undefined",
    expected: "null",
    actual: JSON.stringify(reported) ?? "undefined",
  });
}
