import { knownFlags } from "../shared/invocation/known-flags.ts";

/** The first version that takes a flag, by its changelog. Flags that are not listed stand in the help of 0.73.1 already. */
const SINCE: ReadonlyMap<string, string> = new Map([["--exclude-tools", "0.77.0"]]);

/** True when the installed CLI knows the flag. */
export const knowsFlag = knownFlags({ since: SINCE, oldest: "0.73.1" });
