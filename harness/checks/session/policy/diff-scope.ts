import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { LOOKING } from "../kit/stage.ts";
import { approvals, READY, type Step, TASK_GIVEN, touchedPaths } from "../kit/steps.ts";

const edit = (path: string) => ({ write: { path, text: "zz\nzz\n" } });
const options = { ...LOOKING, diffThreshold: { files: 2, lines: 1000 } };
/** One new file, which is not yet added to git. */
const long = { write: { path: "kitchen/d.txt", text: "zz\n".repeat(options.diffThreshold.lines + 1) } };

/** A diff over the threshold needs an approval, one under it none (INV-SESSION-POLICY-005). */
export default sessionCheck("INV-SESSION-POLICY-005", "diff-scope", async ({ stage }) => {
  const small = [READY, TASK_GIVEN, edit("kitchen/a.txt"), edit("kitchen/b.txt")];
  const large = {
    "three files": [...small, edit("kitchen/c.txt")],
    "a new file of 1,001 lines": [READY, TASK_GIVEN, long],
  };
  await stage({ steps: small, options }, async ({ start, events, until }) => {
    await start();
    await until(() => touchedPaths(events).length >= 2);
    assertHolds(approvals(events).length === 0, {
      message: "an approval is asked for a diff of the size that is allowed",
      expected: "none",
      actual: JSON.stringify(approvals(events)),
    });
  });
  for (const [what, steps] of Object.entries(large)) await asked(what, steps);

  async function asked(what: string, steps: readonly Step[]): Promise<void> {
    await stage({ steps, options }, async ({ start, events, until }) => {
      await start();
      assertHolds(await until(() => approvals(events).length > 0), {
        message: `no approval is asked for a diff over the threshold: ${what}`,
        expected: "REQUEST_APPROVAL",
        actual: `${new Set(touchedPaths(events)).size} files touched, ${JSON.stringify(options.diffThreshold)}`,
      });
    });
  }
});
