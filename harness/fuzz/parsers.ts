import fc from "fast-check";
import { invalidReplay } from "../checks/kit/invalid-replay.ts";
import { fixtureRun, isRun } from "../corpus/fixture-run.ts";
import { providerFixtures } from "../corpus/provider-fixtures.ts";
import { describeThrown } from "../driver/adapter-faults.ts";
import { moduleTarget } from "../driver/module-target.ts";
import { providers } from "../driver/registry.ts";
import { sampleEvenly } from "../lib/sample-evenly.ts";
import { providerOf } from "../model/target.ts";
import type { FuzzTarget } from "./fuzz-target.ts";
import { bytesOf, type HostileBytes, hostileBytes } from "./hostile-bytes.ts";

/** Larger fixtures cost more than they show. */
const MAX_BYTES = 64 * 1024;
const SOURCES = 60;
/** The parser must cope in any cut. */
const CHUNK = 777;

/** The parser of every built-in adapter, on changed bytes of its fixtures on both streams. */
export async function parserTargets(): Promise<FuzzTarget<HostileBytes & { onStderr: boolean }>[]> {
  const found = await providers();
  return (await Promise.all(found.map((one) => ("adapter" in one ? parserTarget(one.adapter) : [])))).flat();
}

async function parserTarget(
  adapter: Parameters<typeof moduleTarget>[0],
): Promise<FuzzTarget<HostileBytes & { onStderr: boolean }>[]> {
  const { manifest } = adapter;
  const { fixtures } = await providerFixtures(providerOf(manifest), null, manifest.cliVersions);
  const small = fixtures.filter((one) => isRun(one) && one.stdout.length + one.stderr.length < MAX_BYTES);
  const chosen = sampleEvenly(small, SOURCES);
  if (chosen.length === 0) return [];
  const target = moduleTarget(adapter);
  const sources = chosen.map(({ stdout, stderr }) => (stdout.length > 0 ? stdout : stderr));
  return [
    {
      name: `parser ${manifest.id}`,
      inputs: fc
        .tuple(hostileBytes(sources.length), fc.boolean())
        .map(([input, onStderr]) => ({ ...input, onStderr })),
      async problem(input) {
        const bytes = bytesOf(input, sources);
        const stream = input.onStderr ? ("err" as const) : ("out" as const);
        const chunks = Array.from(
          { length: Math.ceil(bytes.length / CHUNK) },
          (_, at) => [stream, bytes.subarray(at * CHUNK, (at + 1) * CHUNK)] as [typeof stream, Buffer],
        );
        try {
          return invalidReplay(await target.replay({ ...fixtureRun(chosen[input.base]!), chunks }));
        } catch (thrown) {
          return describeThrown(thrown);
        }
      },
      bytes: (input) => bytesOf(input, sources),
    },
  ];
}
