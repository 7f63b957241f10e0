import path from "node:path";
import { checkHealth } from "../../../../../adapters/shared/run/check-health.ts";
import type { Adapter, Health } from "../../../../../contracts/cli/v1/adapter.ts";
import { type MockFaults, mockCli } from "../../../../../mock-clis/mock-cli.mjs";
import type { Fixture } from "../../../../model/fixture.ts";
import { withEnv } from "../../../../sandbox/with-env.ts";
import { assertHolds } from "../../../kit/check-failure.ts";
import { show } from "../../../kit/mismatch-difference.ts";
import { processCheck } from "../../../kit/process-check.ts";

const LIMIT_MS = 5000;
const SECRET = "planted-health-secret";
const FAULTS: readonly MockFaults[] = [
  { version: "hang" },
  { version: "grandchild" },
  { version: "environment" },
  { version: "garbage" },
  { version: "fail" },
];

/** The health check answers within 5 seconds whatever `--version` does, reports the version, and gives no secret. */
export default processCheck("INV-CLI-PROC-012", "health", async ({ target, fixture }) => {
  const { adapter } = target;
  if (adapter === undefined) {
    return {
      verdict: "unsupported",
      inputs: 0,
      reason: "the process protocol has no word for a health check",
    };
  }
  if (adapter.healthCheck === undefined && adapter.checkHealth === undefined) {
    return { verdict: "unsupported", inputs: 0, reason: `${adapter.manifest.id} has no health check` };
  }
  const well = await ask(adapter, fixture, undefined);
  assertHolds(well.health.ok && well.health.version === fixture.manifest.cli.version, {
    message: "the health check does not tell the version",
    expected: show(fixture.manifest.cli.version),
    actual: show(well.health),
    hint: "Ask with the arguments that print the version, and find it in what the CLI prints.",
  });
  const answers = await Promise.all(
    FAULTS.map(async (faults) => [faults, await ask(adapter, fixture, faults)] as const),
  );
  for (const [faults, { health, elapsedMs }] of answers) {
    const input = `a CLI whose --version is of this kind: ${faults.version}`;
    assertHolds(elapsedMs < LIMIT_MS, {
      message: "the health check takes more than 5 seconds",
      expected: `less than ${LIMIT_MS} ms`,
      actual: "more",
      input,
      hint: "Bound it, and do not wait for the end of a pipe that a child may hold.",
    });
    assertHolds(!JSON.stringify(health).includes(SECRET), {
      message: "a secret of the parent is in the answer of the health check",
      expected: "none",
      actual: show(health),
      input,
      hint: "A probe gets the environment that a run gets, and its output is shown to no one.",
    });
  }
});

async function ask(
  adapter: Adapter,
  fixture: Fixture,
  faults: MockFaults | undefined,
): Promise<{ health: Health; elapsedMs: number }> {
  const mock = await mockCli(fixture.manifest.provider, {
    fixture: path.resolve(fixture.folder),
    ...(faults && { faults }),
  });
  try {
    const startedAt = performance.now();
    const health = await withEnv(process.env, () => probe(adapter, mock.command), { MY_TOKEN: SECRET });
    return { health, elapsedMs: performance.now() - startedAt };
  } finally {
    await mock.remove();
  }
}

function probe(adapter: Adapter, cliPath: string): Promise<Health> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
  return (
    adapter.checkHealth?.({ cliPath, env: env as Record<string, string> }) ??
    checkHealth(adapter, { cliPath })
  );
}
