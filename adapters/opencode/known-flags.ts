import { knownFlags } from "../shared/invocation/known-flags.ts";

/**
 * True when `run` of the installed CLI knows the flag: by its help, or because a recorded run was given it. An unknown
 * version is asked for records all the same: they can be had in no other way than with --format.
 */
export const knowsFlag = knownFlags({
  since: new Map([
    ["--format", "1.0.185"],
    ["--title", "1.0.185"],
    ["--fork", "1.3.2"],
    ["--thinking", "1.3.2"],
    ["--variant", "1.3.2"],
    ["--auto", "1.18.33"],
  ]),
  oldest: "0.5.29",
  needed: new Set(["--format"]),
});
