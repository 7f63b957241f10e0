import { withNotSpawned } from "../shared/errors/not-spawned.ts";

/** Why no fixture shows a category on a surface. */
export const errorCoverage = withNotSpawned({});
