import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { codedFailures } from "../../spawn/kit/failed-runs.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";
import { withHome } from "../kit/with-home.ts";

/** What is returned and reported has the fields of the interface with values of their kind (INV-EXECUTION-SHAPE-003). */
export default executionCheck("INV-EXECUTION-SHAPE-003", "returned-shapes", async (bench) => {
  const { host, good, fixtures, play } = bench;
  for (const fixture of [good, ...codedFailures(fixtures)]) {
    const metas: [schema: string, meta: unknown][] = [];
    const { value: result } = await executed(bench, fixture, {
      onMeta: (meta) => metas.push(["execution/v1/invocation-meta", meta]),
      onSpawn: (meta) => metas.push(["execution/v1/spawn-meta", meta]),
    });
    assertShape("execution/v1/result", result, "the result", fixture.id);
    for (const [schema, meta] of metas) assertShape(schema, meta, "what a callback gets", fixture.id);
  }
  const { value: tested } = await play(good, () => withHome(() => host.adapter.testEnvironment()));
  assertShape("execution/v1/environment-test", tested, "what testEnvironment gives", good.id);
  const classified = host.adapter.classifyError?.("zz: something nobody knows", 1) ?? null;
  if (classified !== null) assertShape("execution/v1/error-classification", classified, "the classification");
});
