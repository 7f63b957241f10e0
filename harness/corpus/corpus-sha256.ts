import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";
import type { Fixture } from "./fixture.ts";

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
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}
