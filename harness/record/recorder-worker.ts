import { serveWorker, type WorkerPort } from "../lib/worker/serve-worker.ts";
import { endRunningClis } from "./cli/run-cli.ts";
import { loadRecipe } from "./load-recipe.ts";
import { type Recorded, type RecordingJob, recordScenario } from "./record-scenario.ts";

/** What is to be recorded, all of it at once. */
export interface ToRecorder {
  job: RecordingJob;
  scenarios: readonly string[];
  /** How many at once. */
  jobs: number;
}

/** Sent as soon as a scenario is recorded, or has failed. */
export type ScenarioEnd =
  | { type: "written"; scenario: string; recorded: Recorded }
  | { type: "failed"; scenario: string; reason: string };

const HEARTBEAT_MS = 5_000;

/** Homes of runs under way: gone when this process is. */
const living = new Set<() => void>();

async function record({ job, scenarios, jobs }: ToRecorder, port: WorkerPort<ScenarioEnd>): Promise<null> {
  const { recipe } = await loadRecipe(job.provider);
  const queue = [...scenarios];
  const attempt = async (scenario: string): Promise<ScenarioEnd> => {
    try {
      const recorded = await recordScenario(recipe, job, scenario, ({ remove }) => {
        living.add(remove);
        return () => living.delete(remove);
      });
      return { type: "written", scenario, recorded };
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      return { type: "failed", scenario, reason: reason.replaceAll(/\s+/g, " ") };
    }
  };
  const runner = async () => {
    for (let scenario = queue.shift(); scenario !== undefined; scenario = queue.shift())
      port.note(await attempt(scenario));
  };
  const heartbeat = setInterval(() => port.alive(), HEARTBEAT_MS);
  try {
    await Promise.all(Array.from({ length: jobs }, runner));
    return null;
  } finally {
    clearInterval(heartbeat);
  }
}

// No CLI and no home outlives this process, however it ends.
const end = () => process.exit(130);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
process.on("exit", () => {
  endRunningClis();
  for (const remove of living) remove();
});
serveWorker(record, end);
