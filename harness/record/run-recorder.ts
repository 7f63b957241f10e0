import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "../../adapters/shared/run/child/child-environment.ts";
import { processTable } from "../../adapters/shared/run/child/process-table.ts";
import { onInterrupt } from "../lib/interrupt.ts";
import type { Isolation } from "./cli/network-namespace.ts";
import type { FromRecorder, ToRecorder } from "./worker-messages.ts";

const WORKER = fileURLToPath(new URL("worker.mjs", import.meta.url));
/** For the recorder to end what it started, after an interrupt. */
const GRACE_MS = 5_000;
const STEP_MS = 20;
const LAST_WORDS = 2_000;

/**
 * Has a process of its own record, in a network namespace where there is one: the CLI and the scripted API meet there.
 *
 * @param onScenario told of each scenario once; those that a dying recorder leaves behind have failed.
 */
export async function runRecorder(
  { prefix }: Isolation,
  order: ToRecorder,
  onScenario: (message: Exclude<FromRecorder, { type: "done" }>) => void,
): Promise<void> {
  const [file, ...words] = [...prefix, process.execPath, WORKER];
  const child = spawn(file!, words, {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: childEnvironment(process.env, [], {}),
  });
  const stop = onInterrupt(() => endRecorder(child));
  const left = new Set(order.scenarios);
  let lastWords = "";
  child.stderr!.on("data", (bytes) => {
    lastWords = (lastWords + bytes).slice(-LAST_WORDS);
  });
  try {
    await new Promise<void>((resolve) => {
      child.on("message", (message: FromRecorder) => {
        if (message.type === "done") return;
        left.delete(message.scenario);
        onScenario(message);
      });
      child.once("error", (cause) => {
        lastWords = cause.message;
        resolve();
      });
      child.once("close", resolve);
      child.send(order, () => {});
    });
  } finally {
    stop();
  }
  const reason = `the recorder ended without a word of it: ${lastWords.trim().split("\n").at(-1) || "it was killed"}`;
  for (const scenario of left) onScenario({ type: "failed", scenario, reason });
}

/** Ends the recorder, and waits until it has ended what it started: nothing is left when this process is gone. */
function endRecorder({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(pid, "SIGTERM");
  } catch {
    return;
  }
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const until = performance.now() + GRACE_MS;
  while (performance.now() < until && processTable().some((entry) => entry.pid === pid)) {
    Atomics.wait(pause, 0, 0, STEP_MS);
  }
}
