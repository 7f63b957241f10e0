import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY } from "../kit/steps.ts";

const SECRET = "CLIPROOF_ZZ_TOKEN";

/**
 * The session gets what its caller gives it, a terminal's name, and none of the host's own secrets
 * (INV-SESSION-ENV-001).
 */
export default sessionCheck("INV-SESSION-ENV-001", "environment", async ({ stage }) => {
  process.env[SECRET] = "zz secret";
  try {
    await stage({ steps: [READY] }, async ({ start, receipts, until }) => {
      await start({ env: { ZZ_GIVEN: "zz given" } });
      await until(() => receipts().length > 0);
      const env = receipts()[0]?.env ?? {};
      assertHolds(env.ZZ_GIVEN === "zz given", {
        message: "what the caller gives as env does not reach the session",
        expected: '"zz given"',
        actual: JSON.stringify(env.ZZ_GIVEN) ?? "nothing",
      });
      assertHolds(env[SECRET] === undefined, {
        message: "a variable of the host that was not given reaches the session",
        expected: "an allow-list",
        actual: SECRET,
        hint: "Never spread process.env: what an agent can read, its shell commands can send.",
      });
      assertHolds(env.TERM !== undefined && env.TERM !== "dumb", {
        message: "a program in a terminal is made to believe that it is in none",
        expected: "TERM of a terminal",
        actual: String(env.TERM),
      });
    });
  } finally {
    delete process.env[SECRET];
  }
});
