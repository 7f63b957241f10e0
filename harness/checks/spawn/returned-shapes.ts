import type { SpawnActivity, TaskFailure } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { assertShape } from "../kit/hosts/assert-shape.ts";
import { codedFailures, refusedRuns } from "./kit/failed-runs.ts";
import { PROMPT, spawnCheck, TIMEOUT_MS } from "./kit/spawn-check.ts";

/**
 * What is returned and reported has the fields of the interface with values of their kind (INV-SPAWN-SHAPE-002): of a
 * good run, of one that an API refused and of one that failed with a code.
 */
export default spawnCheck(
  "INV-SPAWN-SHAPE-002",
  "returned-shapes",
  async ({ host, good, fixtures, play }) => {
    const { adapter, emitTaskFailure } = host;
    const refused = refusedRuns(fixtures)[0]?.fixture;
    const failed = [refused, codedFailures(fixtures)[0]].filter((fixture) => fixture !== undefined);
    for (const fixture of [good, ...failed]) {
      const heard: SpawnActivity[] = [];
      const onActivity = (activity: SpawnActivity) => heard.push(activity);
      const ask = (cwd: string) => adapter.spawn({ prompt: PROMPT, cwd, timeoutMs: TIMEOUT_MS, onActivity });
      const { value: result } = await play(fixture, ask);
      assertShape("spawn/v1/result", result, "the result", fixture.id);
      for (const activity of heard) assertShape("spawn/v1/activity", activity, "an activity", fixture.id);
      const failures: TaskFailure[] = [];
      emitTaskFailure?.(result, { stage: "zz", agent: "zz" }, (failure) => failures.push(failure));
      for (const failure of failures) assertShape("spawn/v1/task-failure", failure, "a failure", fixture.id);
    }
    const { value: availability } = await play(good, () => adapter.isAvailable());
    assertShape("spawn/v1/availability", availability, "what isAvailable gives", good.id);
  },
);
