import { knownFlags } from "../shared/invocation/known-flags.ts";

/** The first version of which a public report shows the flag; those that are not listed are in the reports of all. */
const SINCE: ReadonlyMap<string, string> = new Map([
  ["--sandbox", "2026.7.20"],
  ["--trust", "2026.7.20"],
]);

/** True when the installed CLI knows the flag: by reports, since no help could be recorded. */
export const knowsFlag = knownFlags({ since: SINCE, oldest: "2026.1.28" });
