import type { PolicySpec } from "../../../../contracts/session/v1/provider-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { NO_POLICY } from "../kit/stage.ts";
import { approvals, print, READY, TASK_GIVEN } from "../kit/steps.ts";

const POLICY: PolicySpec = {
  ...NO_POLICY,
  shellAllowlist: ["git", "ls", "curl"],
  shellDenylist: ["git stash", "rm -rf"],
  networkMode: "restricted",
};
const ASKED = ["git stash drop", "rm -rf attic", "make soup", "curl http://127.0.0.1/zz"];
const FREE = ["git status", "ls -la"];

/**
 * What is denied, what is not in the list of allowed commands, and what reaches a restricted network needs an approval;
 * the rest needs none (INV-SESSION-POLICY-003).
 */
export default sessionCheck("INV-SESSION-POLICY-003", "shell-lists", async ({ stage }) => {
  const shown = [...FREE, ...ASKED].map((command) => `$ ${command}\r\n`).join("");
  await stage({ steps: [READY, TASK_GIVEN, print(shown)] }, async ({ start, events, until }) => {
    await start({ policy: POLICY });
    const reported = () => JSON.stringify(approvals(events));
    await until(() => ASKED.every((command) => reported().includes(command)));
    for (const command of ASKED) {
      assertHolds(reported().includes(command), {
        message: `no approval is asked for ${JSON.stringify(command)}`,
        expected: "REQUEST_APPROVAL",
        actual: reported(),
      });
    }
    for (const command of FREE) {
      assertHolds(!reported().includes(command), {
        message: `an approval is asked for ${JSON.stringify(command)}, which is allowed`,
        expected: "none",
        actual: reported(),
      });
    }
  });
});
