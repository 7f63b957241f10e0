import type { Exit } from "../../contracts/cli/v1/adapter.ts";

/** A process that ended by itself, with nothing to complain about. */
export const ENDED_WELL: Exit = Object.freeze({ code: 0, signal: null, timedOut: false, aborted: false });
