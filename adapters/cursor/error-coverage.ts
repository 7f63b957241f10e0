import { withNotSpawned } from "../shared/errors/not-spawned.ts";

const REPORTED =
  "Nothing of this CLI could be recorded: it is no package, and it talks to its own backend alone. Reported runs show some of these cells.";

const CATEGORIES = [
  "quota",
  "rate_limit",
  "authentication",
  "validation",
  "network",
  "server",
  "timeout",
  "not_found",
  "configuration",
  "unknown",
];

const SURFACES = { record: REPORTED, stdout: REPORTED, stderr: REPORTED, exit: REPORTED };

/** Why no recording shows a category on a surface: there is no recording. */
export const errorCoverage = withNotSpawned(
  Object.fromEntries(CATEGORIES.map((category) => [category, SURFACES])),
);
