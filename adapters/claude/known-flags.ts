import { knownFlags } from "../shared/invocation/known-flags.ts";

const OLDEST_CERTIFIED = "2.0.76";

/** True when the installed CLI knows the flag. Whether versions before the certified ones know these is not recorded. */
export const knowsFlag = knownFlags({
  since: new Map([
    ["--fork-session", OLDEST_CERTIFIED],
    ["--include-partial-messages", OLDEST_CERTIFIED],
    ["--system-prompt", OLDEST_CERTIFIED],
  ]),
  oldest: OLDEST_CERTIFIED,
  hidden: new Set(["--max-turns"]),
});
