import { endRunningClis } from "./cli/run-cli.ts";
import { loadRecipe } from "./load-recipe.ts";
import { recordScenario } from "./record-scenario.ts";
import type { FromRecorder, ToRecorder } from "./worker-messages.ts";

/** Homes of runs under way: gone when this process is. */
const living = new Set<() => void>();

/** Records what the parent asks for, and ends when the parent does: no CLI and no home outlives it. */
export function serveRecordings(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(130));
  process.on("disconnect", () => end(130));
  process.on("exit", () => {
    endRunningClis();
    for (const remove of living) remove();
  });
  process.once("message", (message: ToRecorder) => void serve(message));
}

async function serve({ job, scenarios, jobs }: ToRecorder): Promise<void> {
  const { recipe } = await loadRecipe(job.provider);
  const waiting = [...scenarios];
  const lane = async () => {
    for (let scenario = waiting.shift(); scenario !== undefined; scenario = waiting.shift()) {
      send(await attempt(scenario));
    }
  };
  const attempt = async (scenario: string): Promise<FromRecorder> => {
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
  await Promise.all(Array.from({ length: jobs }, lane));
  process.send?.({ type: "done" } satisfies FromRecorder, () => process.exit(0));
}

function send(message: FromRecorder): void {
  process.send?.(message);
}

function end(code: number): never {
  process.exit(code);
}
