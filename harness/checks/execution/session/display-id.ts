import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { sessionKeyOf } from "../kit/execution-check.ts";
import { partCheck } from "../kit/part-check.ts";

/**
 * A person sees a short id: the provider and 8 characters, or a file's name without its ending
 * (INV-EXECUTION-SESSION-002).
 */
export default partCheck("INV-EXECUTION-SESSION-002", "display-id", async ({ host: { adapter } }) => {
  const { sessionCodec } = adapter;
  if (sessionCodec?.getDisplayId === undefined) return notApplicable("the adapter shows no session ids");
  const key = sessionKeyOf(adapter);
  const shown = (id: string) => sessionCodec.getDisplayId!({ [key]: id });
  if (key === "sessionFile") {
    assertEqual(
      "a session file is shown as something else",
      shown("/home/user/.cabinet/zz-7.1.json"),
      "zz-7.1",
    );
  } else {
    const reported = shown("a1b2c3d4-e5f6-4000-8000-000000000000");
    assertHolds(typeof reported === "string" && /^\S.* · a1b2c3d4$/.test(reported), {
      message: "a session is not shown as its provider and the first 8 characters of its id",
      expected: "... · a1b2c3d4",
      actual: JSON.stringify(reported) ?? "undefined",
    });
  }
  assertEqual("something is shown where there is no session", sessionCodec.getDisplayId({}), null);
  return undefined;
});
