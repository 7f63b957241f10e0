import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { NO_POLICY } from "../kit/stage.ts";
import { approvals, READY, type Step, TASK_GIVEN } from "../kit/steps.ts";

const PACKAGE = '{"name":"zz","dependencies":{"one":"1.0.0","two":"2.0.0"}}\n';
const DONE: Readonly<Record<string, readonly Step[]>> = {
  merge: [{ git: ["merge", "-q", "topic"] }],
  deps_add: [{ write: { path: "package.json", text: PACKAGE } }],
  secrets: [{ write: { path: ".env", text: "ZZ=zz\n" } }],
};

/**
 * What the terminal never showed is seen in git: a merge, a new dependency, a file for secrets
 * (INV-SESSION-POLICY-004).
 */
export default sessionCheck("INV-SESSION-POLICY-004", "git-operations", async ({ stage }) => {
  const policy = { ...NO_POLICY, requiresApprovalFor: ["merge", "deps_add", "secrets"] as const };
  // Together, since a host may hold the program at the first.
  const steps = [READY, TASK_GIVEN, ...Object.values(DONE).flat()];
  await stage({ steps, options: { lookEveryMs: 400 } }, async ({ start, events, until }) => {
    await start({ policy: { ...policy, requiresApprovalFor: [...policy.requiresApprovalFor] } });
    const asked = () => approvals(events).map(({ category }) => category);
    assertHolds(await until(() => asked().length > 0), {
      message: "a merge, a new dependency and a file for secrets in the repository: no approval is asked",
      expected: "REQUEST_APPROVAL",
      actual: "none",
    });
    assertHolds(
      asked().every((category) => Object.hasOwn(DONE, category)),
      {
        message: "the approval is of another category than what git shows",
        expected: Object.keys(DONE).join(", "),
        actual: asked().join(", "),
      },
    );
  });
});
