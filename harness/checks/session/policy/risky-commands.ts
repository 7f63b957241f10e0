import type { ApprovalCategory } from "../../../../contracts/session/v1/provider-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { NO_POLICY } from "../kit/stage.ts";
import { approvals, print, READY, TASK_GIVEN } from "../kit/steps.ts";

/** A command of each category, as a shell and as CLIs show one that is run. */
const SHOWN: Readonly<Record<ApprovalCategory, string>> = {
  merge: "$ git merge topic\r\n",
  deps_add: "\x1b[1m● Bash\x1b[0m(npm install left-pad)\r\n",
  secrets: "$ cat .env\r\n",
  deploy: "$ CI=1 kubectl apply -f zz.yaml\r\n",
};
const CATEGORIES = Object.keys(SHOWN) as ApprovalCategory[];

/** A command of a category that needs an approval is one, when it is seen in the terminal (INV-SESSION-POLICY-001). */
export default sessionCheck("INV-SESSION-POLICY-001", "risky-commands", async ({ stage }) => {
  // In one write: a host may hold the program at the first of them.
  const steps = [READY, TASK_GIVEN, print(Object.values(SHOWN).join(""))];
  const policy = { ...NO_POLICY, requiresApprovalFor: CATEGORIES };
  await stage({ steps }, async ({ start, events, until }) => {
    await start({ policy });
    const asked = () => approvals(events).map(({ category }) => category);
    await until(() => CATEGORIES.every((category) => asked().includes(category)));
    for (const category of CATEGORIES) {
      assertHolds(asked().includes(category), {
        message: `no approval is asked for a command of the category ${category}`,
        expected: `REQUEST_APPROVAL for ${JSON.stringify(SHOWN[category])}`,
        actual: JSON.stringify(asked()),
      });
    }
  });
});
