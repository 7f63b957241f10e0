import { knownFlags } from "../shared/invocation/known-flags.ts";

/**
 * True when the installed CLI knows the flag. What each version takes is known by its help (0.61.0), by a recorded run,
 * or by the options in its published package (0.8.2, 0.24.0).
 */
export const knowsFlag = knownFlags({
  since: new Map([
    ["--resume", "0.24.0"],
    ["--skip-trust", "0.61.0"],
  ]),
  oldest: "0.8.2",
});
