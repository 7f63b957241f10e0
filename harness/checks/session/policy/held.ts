import { setTimeout as sleep } from "node:timers/promises";
import { livingProcesses } from "../../../lib/living-processes.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { NO_POLICY, type Stage } from "../kit/stage.ts";
import { approvalId, approvals, print, READY, type Step, TASK_GIVEN } from "../kit/steps.ts";

const policy = { ...NO_POLICY, requiresApprovalFor: ["merge" as const] };
/** Between the command's line and what it does: a gate that only looks lets it pass. */
const STARTING_MS = 600;
const MERGED = "zz merged";
/** A busy machine lets a released program run late: one that is killed before it ran would look like a held one. */
const GRACE_MS = 5000;
/** Longer than the check takes to see that it is alive. */
const STAYING_MS = 1000;
/** A program that ignores the first signals: one that is let go on to be ended does what was denied. */
const STEPS: readonly Step[] = [
  READY,
  { ignoreSignals: true },
  TASK_GIVEN,
  print("$ git merge topic\r\n"),
  { pause: STARTING_MS },
  print(MERGED),
  { pause: STAYING_MS },
  { exit: 0 },
];

interface Answer {
  message: string;
  /** Whether the session goes on after it. */
  goesOn: boolean;
  give(adapter: Stage["adapter"], approvalId: string): Promise<unknown> | undefined;
}

const ANSWERS: readonly Answer[] = [
  {
    message: "a granted request does not let the session go on",
    goesOn: true,
    give: (adapter, id) => adapter.answerApproval?.(id, true),
  },
  {
    message: "a denied request does not end the session where it is",
    goesOn: false,
    give: (adapter, id) => adapter.answerApproval?.(id, false),
  },
  {
    message: "a session that is stopped before the answer is not ended where it is",
    goesOn: false,
    give: (adapter) => adapter.stop(),
  },
];

/**
 * Until a request is answered the session does not go on; granted it does; denied, or stopped meanwhile, it is ended
 * and never went on (INV-SESSION-POLICY-006).
 */
export default sessionCheck("INV-SESSION-POLICY-006", "held", async ({ host, stage }) => {
  if (host.create().answerApproval === undefined) return unsupported("the adapter has no answerApproval");
  for (const { message, goesOn, give } of ANSWERS) {
    await stage(
      { steps: STEPS, options: { graceMs: GRACE_MS } },
      async ({ start, adapter, events, text, until }) => {
        const { sessionPid } = await start({ policy });
        assertHolds(await until(() => approvals(events).length > 0), {
          message: "no approval is asked for a merge",
          expected: "REQUEST_APPROVAL",
          actual: "none",
        });
        await sleep(1.5 * STARTING_MS);
        assertHolds(!text().includes(MERGED), {
          message: "the session goes on before its request is answered",
          expected: "it is held",
          actual: "it merged",
          hint: "Stop the processes of the session where they are (SIGSTOP) until the answer.",
        });
        await give(adapter, approvalId(approvals(events)[0]!) ?? "");
        if (goesOn) await until(() => text().includes(MERGED));
        const isAlive = (await livingProcesses([sessionPid], goesOn ? 0 : 500)).length > 0;
        assertHolds(isAlive === goesOn && text().includes(MERGED) === goesOn, {
          message,
          expected: goesOn ? "it goes on" : "it is ended, and never went on",
          actual: `${isAlive ? "alive" : "gone"}, ${text().includes(MERGED) ? "" : "not "}merged`,
          ...(goesOn
            ? {}
            : { hint: "Kill a held process (SIGKILL): to hear SIGTERM it has to go on first." }),
        });
      },
    );
  }
  return undefined;
});
