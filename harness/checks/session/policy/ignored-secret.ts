import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { LOOKING, NO_POLICY } from "../kit/stage.ts";
import { approvals, READY, TASK_GIVEN } from "../kit/steps.ts";

/** A file for secrets is seen although git ignores it, as most projects have it (INV-SESSION-POLICY-004). */
export default sessionCheck("INV-SESSION-POLICY-004", "ignored-secret", async ({ stage }) => {
  const steps = [READY, TASK_GIVEN, { write: { path: ".env", text: "ZZ=zz\n" } }];
  await stage({ steps, options: LOOKING }, async ({ start, events, until }) => {
    await start({ policy: { ...NO_POLICY, requiresApprovalFor: ["secrets"] } });
    const asked = () => approvals(events).map(({ category }) => category);
    await until(() => asked().length > 0);
    assertHolds(asked().includes("secrets"), {
      message: "a .env file that git ignores was written: no approval is asked",
      expected: "REQUEST_APPROVAL of the category secrets",
      actual: JSON.stringify(asked()),
      hint: "git ls-files --others --ignored --exclude-standard --directory lists what git ignores.",
    });
  });
});
