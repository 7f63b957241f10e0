import type { SpawnHost, SpawnResult } from "../../../../contracts/spawn/v1/provider-adapter.ts";
import { type HostBench, hostChecks } from "../../kit/hosts/host-check.ts";

/** Time to start a program on a busy machine. */
export const TIMEOUT_MS = 30_000;
export const PROMPT = "Say hello.";

/** Makes a check of `spawn/v1`: it passes unless `attack` throws a CheckFailure or returns another result. */
export const spawnCheck = hostChecks<SpawnHost>({
  answer: async ({ adapter }, cwd) =>
    (await adapter.spawn({ prompt: PROMPT, cwd, timeoutMs: TIMEOUT_MS })).stdout,
});

/** What the host makes of a fixture, or of a folder that a stand-in can play. */
export async function spawned(
  bench: HostBench<SpawnHost>,
  what: Parameters<HostBench<SpawnHost>["play"]>[0],
  faults?: Parameters<HostBench<SpawnHost>["play"]>[2],
): Promise<SpawnResult> {
  const { value } = await bench.play(
    what,
    (cwd) => bench.host.adapter.spawn({ prompt: PROMPT, cwd, timeoutMs: TIMEOUT_MS }),
    faults,
  );
  return value;
}
