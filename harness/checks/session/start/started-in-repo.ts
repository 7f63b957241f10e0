import { realpathSync } from "node:fs";
import { livingProcesses } from "../../../lib/living-processes.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY } from "../kit/steps.ts";

/**
 * The session is a living process in a terminal, in the repository, and its pid is reported (INV-SESSION-START-001).
 */
export default sessionCheck("INV-SESSION-START-001", "started-in-repo", async ({ stage }) => {
  await stage({ steps: [READY] }, async ({ start, receipts, repo, until }) => {
    const { sessionPid } = await start();
    await until(() => receipts().length > 0);
    const [receipt] = receipts();
    assertHolds(receipt !== undefined, {
      message: "no program was started in a terminal",
      expected: "one process with a terminal",
      actual: "none",
    });
    assertHolds(sessionPid === receipt.pid && (await livingProcesses([sessionPid], 0)).length === 1, {
      message: "sessionPid is not the living process of the session",
      expected: String(receipt.pid),
      actual: String(sessionPid),
    });
    assertHolds(receipt.cwd === realpathSync(repo), {
      message: "the session is not in repoPath",
      expected: "repoPath",
      actual: receipt.cwd,
    });
  });
});
