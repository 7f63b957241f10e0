import { createHash } from "node:crypto";
import type { Mutant } from "./mutant.ts";

/** Which mutants of an adapter are tried. */
export interface MutantChoice {
  /** Parts of file names; empty: every file. */
  files: readonly string[];
  /** How many, drawn by `seed`; null: all. */
  sample: number | null;
  /** The part `index` of `count`, from 1: whole files belong to one part. Null: all. */
  shard: { index: number; count: number } | null;
  seed: number;
}

/** The chosen mutants, file by file in the order of the source; those that are marked as equivalent are none. */
export function chooseMutants(all: readonly Mutant[], choice: MutantChoice): Mutant[] {
  const named = all.filter(
    ({ ignored, file }) =>
      ignored === undefined &&
      (choice.files.length === 0 || choice.files.some((part) => file.includes(part))),
  );
  const drawn = new Set(
    named
      .toSorted((a, b) => (draw(a, choice.seed) < draw(b, choice.seed) ? -1 : 1))
      .slice(0, choice.sample ?? named.length),
  );
  const files = [...new Set(named.map(({ file }) => file))];
  const { shard } = choice;
  return named.filter(
    (mutant) =>
      drawn.has(mutant) && (shard === null || files.indexOf(mutant.file) % shard.count === shard.index - 1),
  );
}

/** A number that seed and place decide: an edit elsewhere in the file draws the same mutants of the other files. */
function draw({ file, location: { start, end }, mutator, replacement }: Mutant, seed: number): string {
  const place = [file, start.line, start.column, end.line, end.column, mutator, replacement];
  return createHash("sha256")
    .update(JSON.stringify([seed, ...place]))
    .digest("hex");
}
