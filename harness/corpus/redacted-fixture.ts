import { findLeaks } from "./scrub/find-leaks.ts";
import type { KnownSecrets } from "./scrub/known-secrets.ts";
import { addRedactions, scrub, scrubText } from "./scrub/scrub.ts";
import type { Leak } from "./scrub/sightings.ts";
import { fixtureText, seal } from "./seal-fixture.ts";

/** The files of a fixture, by name. */
export type FixtureFiles = Record<"fixture.json" | "stdout.txt" | "stderr.txt" | "expected.json", Buffer>;

/** A fixture as it was put together: nothing replaced, no hashes. */
export interface RawFixture {
  manifest: Record<string, unknown>;
  stdout: Uint8Array;
  stderr: Uint8Array;
  expected: unknown;
}

/**
 * The files of a fixture, everything secret replaced, hashed; or what of it is still there, and then no files. Pure:
 * the one way in which bytes of a CLI become a fixture.
 */
export function redactedFixture(
  { manifest, stdout, stderr, expected }: RawFixture,
  known: KnownSecrets = {},
): { files: FixtureFiles } | { leaks: (Leak & { file: string })[] } {
  const [out, err] = [scrub(stdout, known), scrub(stderr, known)];
  const described = scrubText(fixtureText(manifest), known);
  const redactions = addRedactions([out.redactions, err.redactions, described.redactions]);
  const sealed = { ...seal(JSON.parse(described.text), out.bytes, err.bytes), redactions };
  const files = {
    "fixture.json": Buffer.from(fixtureText(sealed)),
    "stdout.txt": out.bytes,
    "stderr.txt": err.bytes,
    "expected.json": Buffer.from(scrubText(`${JSON.stringify(expected, null, 2)}\n`, known).text),
  };
  const leaks = Object.entries(files).flatMap(([file, bytes]) =>
    findLeaks(bytes, known).map((leak) => ({ file, ...leak })),
  );
  return leaks.length > 0 ? { leaks } : { files };
}

/** Leaks in one line, by kind and file; none of them itself. */
export function leakKinds(leaks: readonly (Leak & { file: string })[]): string {
  return [...new Set(leaks.map(({ file, kind }) => `${kind} in ${file}`))].join(", ");
}
