import type { SpawnActivity } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { assertHolds } from "../kit/check-failure.ts";
import { PROMPT, spawnCheck, TIMEOUT_MS } from "./kit/spawn-check.ts";

/** What happens is reported while it happens, and a listener that throws hurts no one (INV-SPAWN-PROC-002). */
export default spawnCheck("INV-SPAWN-PROC-002", "activity", async ({ host: { adapter }, good, play }) => {
  const heard: SpawnActivity[] = [];
  const onActivity = (activity: SpawnActivity) => {
    heard.push(activity);
    throw new Error("zz a listener of the host's");
  };
  const ask = (cwd: string) => adapter.spawn({ prompt: PROMPT, cwd, timeoutMs: TIMEOUT_MS, onActivity });
  const { value } = await play(good, (cwd) => ask(cwd).catch((thrown: unknown) => thrown));
  const { stdout, exitCode } = (value ?? {}) as { stdout?: unknown; exitCode?: unknown };
  assertHolds(exitCode === 0 && String(stdout).trim() === String(good.expected.content).trim(), {
    fixture: good.id,
    message: "a listener that throws changes what comes of the run",
    expected: JSON.stringify({ exitCode: 0, stdout: good.expected.content }),
    actual: value instanceof Error ? String(value) : JSON.stringify(value),
  });
  assertHolds(heard.length > 0 && heard.every((one) => typeof one === "object" && one !== null), {
    fixture: good.id,
    message: "onActivity was given, and was never called",
    expected: "at least one activity",
    actual: JSON.stringify(heard),
  });
});
