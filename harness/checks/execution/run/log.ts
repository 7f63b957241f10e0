import { hostTarget } from "../../../hosts/open-host.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { type ExecutionBench, executed, executionCheck } from "../kit/execution-check.ts";

/**
 * All that the CLI prints is reported, each pipe in its order, and no character is broken in two
 * (INV-EXECUTION-CALLBACK-001).
 */
export default executionCheck("INV-EXECUTION-CALLBACK-001", "log", async (bench) => {
  const { fixtures, provider, good } = bench;
  const runs = goodRuns(fixtures, hostTarget(null, { provider, transport: "cli" }));
  await logged(bench, runs.find(({ stdout }) => isBeyondAscii(stdout)) ?? good);
  const loud = fixtures.find(({ stderr, manifest: { exit } }) => stderr.length > 0 && exit.code !== null);
  if (loud !== undefined) await logged(bench, loud);
});

async function logged(bench: ExecutionBench, fixture: Fixture): Promise<void> {
  const reported = { stdout: "", stderr: "" };
  const onLog = (stream: "stdout" | "stderr", chunk: string) => {
    reported[stream] += chunk;
  };
  await executed(bench, fixture, { onLog }, { cut: "characters", drip: 3 });
  for (const stream of ["stdout", "stderr"] as const)
    assertHolds(reported[stream] === fixture[stream].toString(), {
      fixture: fixture.id,
      message: `what onLog got of ${stream} is not what the CLI printed`,
      expected: JSON.stringify(fixture[stream].toString()),
      actual: JSON.stringify(reported[stream]),
      hint: "Keep one streaming decoder for each pipe.",
    });
}

function isBeyondAscii(bytes: Buffer): boolean {
  return bytes.some((byte) => byte > 127);
}
