import type { ApprovalCategory } from "../../../../contracts/session/v1/provider-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { NO_POLICY } from "../kit/stage.ts";
import { approvals, print, READY, TASK_GIVEN } from "../kit/steps.ts";

const HARMLESS = [
  "I will not run git merge topic, nor npm install left-pad.",
  "The deploy with kubectl apply is yours; the .env file stays where it is.",
  "$ git log --merges",
  "$ npm run merge",
  "$ npm install",
  "$ echo done with the merge",
  "zz said",
];
const ALL: ApprovalCategory[] = ["merge", "deps_add", "secrets", "deploy"];

/**
 * Words about a risky command, a harmless one like it, and what the policy does not name ask for nothing
 * (INV-SESSION-POLICY-002).
 */
export default sessionCheck("INV-SESSION-POLICY-002", "mere-mention", async ({ stage }) => {
  const unnamed = "$ git merge topic\r\n";
  for (const [policy, shown] of [
    [{ ...NO_POLICY, requiresApprovalFor: ALL }, HARMLESS.join("\r\n")],
    [NO_POLICY, `${unnamed}zz said`],
  ] as const) {
    await stage(
      { steps: [READY, TASK_GIVEN, print(shown), print("\r\nzz over")] },
      async ({ start, events, text, until }) => {
        await start({ policy });
        await until(() => text().includes("zz over"));
        const asked = approvals(events).map(({ category, summary }) => `${category} (${summary})`);
        assertHolds(asked.length === 0, {
          message: "an approval is asked for something that is no risky command",
          expected: "none",
          actual: JSON.stringify(asked),
          hint: "A command counts where the terminal shows it as one that is run, by its first words.",
        });
      },
    );
  }
});
