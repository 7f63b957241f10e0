import { setTimeout as sleep } from "node:timers/promises";
import { livingProcesses } from "../../../lib/living-processes.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { NO_POLICY } from "../kit/stage.ts";
import { approvalId, approvals, print, READY, TASK_GIVEN } from "../kit/steps.ts";

const policy = { ...NO_POLICY, requiresApprovalFor: ["merge" as const] };
/** Between the command's line and what it does: a gate that only looks lets it pass. */
const STARTING_MS = 600;

/**
 * Until a request is answered the session does not go on; granted it does, denied it is ended (INV-SESSION-POLICY-006).
 */
export default sessionCheck("INV-SESSION-POLICY-006", "held", async ({ host, stage }) => {
  if (host.create().answerApproval === undefined) return unsupported("the adapter has no answerApproval");
  const steps = [
    READY,
    TASK_GIVEN,
    print("$ git merge topic\r\n"),
    { pause: STARTING_MS },
    print("zz merged"),
  ];
  for (const isGranted of [true, false]) {
    await stage({ steps }, async ({ start, adapter, events, text, until }) => {
      const { sessionPid } = await start({ policy });
      assertHolds(await until(() => approvals(events).length > 0), {
        message: "no approval is asked for a merge",
        expected: "REQUEST_APPROVAL",
        actual: "none",
      });
      await sleep(1.5 * STARTING_MS);
      assertHolds(!text().includes("zz merged"), {
        message: "the session goes on before its request is answered",
        expected: "it is held",
        actual: "it merged",
        hint: "Stop the processes of the session where they are (SIGSTOP) until the answer.",
      });
      await adapter.answerApproval!(approvalId(approvals(events)[0]!) ?? "", isGranted);
      if (isGranted) await until(() => text().includes("zz merged"));
      const isAlive = (await livingProcesses([sessionPid], isGranted ? 0 : 500)).length > 0;
      assertHolds(isAlive === isGranted && text().includes("zz merged") === isGranted, {
        message: isGranted
          ? "a granted request does not let the session go on"
          : "a denied one does not end it",
        expected: isGranted ? "it goes on" : "it is ended, and never went on",
        actual: `${isAlive ? "alive" : "gone"}, ${text().includes("zz merged") ? "" : "not "}merged`,
      });
    });
  }
  return undefined;
});
