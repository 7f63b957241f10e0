import { sha256 } from "../lib/bytes.ts";
import { canonicalJson } from "../lib/json.ts";
import type { Fixture } from "../model/fixture.ts";

/**
 * One hash over what a certification rests on: each fixture's id, bytes, exit and expectation.
 * The order in which they are given, their folders and their timings do not matter.
 */
export function corpusSha256(fixtures: readonly Fixture[]): string {
  const lines = fixtures.map(({ id, manifest, expected }) =>
    canonicalJson({
      id,
      sha256: manifest.sha256,
      outputFormat: manifest.outputFormat,
      exit: manifest.exit,
      expected,
    }),
  );
  return sha256(lines.sort().join("\n"));
}
