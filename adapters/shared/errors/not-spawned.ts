import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";

const NOT_SPAWNED =
  "The recordings start a CLI that is there. What the operating system refuses to start is the shell's to classify.";

/** The reasons why no recording shows a category on a surface, with the one for `spawn` that every adapter has. */
export function withNotSpawned(
  reasons: NonNullable<Manifest["errorCoverage"]>,
): NonNullable<Manifest["errorCoverage"]> {
  return Object.fromEntries(
    Object.entries(reasons).map(([category, surfaces]) => [category, { ...surfaces, spawn: NOT_SPAWNED }]),
  );
}
