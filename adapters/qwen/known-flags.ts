import { knownFlags } from "../shared/invocation/known-flags.ts";

/**
 * True when the installed CLI knows the flag. What each version takes is known by its help (0.24.4), by a recorded run,
 * or by the options in its published package (0.1.4, 0.5.2, 0.12.0).
 */
export const knowsFlag = knownFlags({
  since: new Map([
    ["--auth-type", "0.5.2"],
    ["--include-partial-messages", "0.5.2"],
    ["--max-session-turns", "0.5.2"],
    ["--resume", "0.5.2"],
    ["--fork-session", "0.24.4"],
    ["--max-tool-calls", "0.24.4"],
    ["--max-wall-time", "0.24.4"],
  ]),
  oldest: "0.1.4",
  needed: new Set(["--resume"]),
});
