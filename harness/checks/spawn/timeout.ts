import { setTimeout as sleep } from "node:timers/promises";
import { assertHolds } from "../kit/check-failure.ts";
import { PROMPT, spawnCheck } from "./kit/spawn-check.ts";

const TIMEOUT_MS = 2000;
const MAX_MS = 8000;

/** When the time is up the child is ended, and the caller gets a TaskError (INV-SPAWN-PROC-001). */
export default spawnCheck("INV-SPAWN-PROC-001", "timeout", async ({ host: { adapter }, good, play }) => {
  const ask = (cwd: string) => {
    const spawned = adapter.spawn({ prompt: PROMPT, cwd, timeoutMs: TIMEOUT_MS }).then(
      (result) => ({ result: JSON.stringify(result) }),
      (thrown: unknown) => ({ thrown }),
    );
    return Promise.race([spawned, sleep(MAX_MS, { result: `nothing within ${MAX_MS} ms` }, { ref: false })]);
  };
  const { value, survivors } = await play(good, ask, { stopAfter: 0 });
  const thrown = "thrown" in value ? value.thrown : undefined;
  assertHolds(thrown instanceof Error && thrown.name === "TaskError", {
    fixture: good.id,
    message: "a run that takes too long does not end with a TaskError",
    expected: "TaskError",
    actual: "thrown" in value ? String(thrown) : value.result,
  });
  assertHolds(survivors.length === 0, {
    fixture: good.id,
    message: "the child of a run that took too long is still alive",
    expected: "no process",
    actual: `${survivors.length} of them`,
    hint: "End the whole process group, and what left it.",
  });
});
