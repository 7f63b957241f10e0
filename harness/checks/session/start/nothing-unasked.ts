import { assertHolds } from "../../kit/check-failure.ts";
import { liftedPermission } from "../../kit/requests/lifted-permissions.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY } from "../kit/steps.ts";

/** The program in the terminal asks before it runs a tool: its person is there (INV-SESSION-START-006). */
export default sessionCheck("INV-SESSION-START-006", "nothing-unasked", async ({ stage }) => {
  await stage({ steps: [READY] }, async ({ start, receipts, until }) => {
    await start();
    await until(() => receipts().length > 0);
    for (const { argv, env } of receipts()) {
      const lifted = liftedPermission({ args: argv, env }, new Map());
      assertHolds(lifted === undefined, {
        message: "the session is started in a way that lets tools run without a question",
        expected: "nothing that lifts a permission",
        actual: `${lifted} in ${argv.join(" ")}`,
        hint: "What the policy forbids, the person is asked; a CLI that asks nothing takes both out of it.",
      });
    }
  });
});
