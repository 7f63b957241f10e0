import { childEnvironment } from "../../adapters/shared/run/child/child-environment.ts";
import { onInterrupt } from "../lib/interrupt.ts";
import { describeLoss, type Reply, WorkerProcess } from "../lib/worker/worker-process.ts";
import type { Isolation } from "./cli/network-namespace.ts";
import type { ScenarioEnd, ToRecorder } from "./recorder-worker.ts";

const WORKER = new URL("recorder-worker.ts", import.meta.url).href;
/** After an interrupt the recorder has this long to end the processes that it started. */
const GRACE_MS = 5_000;
/**
 * A recorder that sends no sign of life for this long is taken for hung; it sends one every few seconds, also
 * while a CLI works for minutes.
 */
const SILENCE_MS = 120_000;

/**
 * Has a process of its own record, in a network namespace where there is one: the CLI and the scripted API meet there.
 *
 * @param onScenario called once for each scenario; those that a lost recorder leaves behind have failed.
 */
export async function runRecorder(
  { prefix }: Isolation,
  order: ToRecorder,
  onScenario: (end: ScenarioEnd) => void,
): Promise<void> {
  const worker = new WorkerProcess<ToRecorder, ScenarioEnd, null>({
    module: WORKER,
    env: childEnvironment(process.env, [], {}),
    launcher: prefix,
    graceMs: GRACE_MS,
  });
  const stop = onInterrupt(() => worker.kill());
  const left = new Set(order.scenarios);
  try {
    const reply = await worker.ask(order, {
      silenceMs: SILENCE_MS,
      onNote(end) {
        left.delete(end.scenario);
        onScenario(end);
      },
    });
    for (const scenario of left) onScenario({ type: "failed", scenario, reason: reasonOf(reply) });
  } finally {
    stop();
    worker.kill();
  }
}

function reasonOf(reply: Reply<null>): string {
  if (reply.type === "fault") return reply.message;
  if (reply.type === "lost")
    return `before it reported this scenario, the recorder ${describeLoss(reply.loss)}`;
  return "the recorder ended without reporting this scenario";
}
