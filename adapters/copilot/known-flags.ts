import { knownFlags } from "../shared/invocation/known-flags.ts";

/**
 * The first recorded version that is known to take a flag: by its help, or because a recorded run was given it. Flags
 * that are not listed are known to all. No help of 1.0.32 was recorded, so it may know more than is said here.
 */
const SINCE: ReadonlyMap<string, string> = new Map([
  ["--output-format", "1.0.32"],
  ["--agent", "1.0.102"],
  ["--allow-all", "1.0.102"],
  ["--allow-tool", "1.0.102"],
  ["--deny-tool", "1.0.102"],
  ["--model", "1.0.102"],
  ["--no-ask-user", "1.0.102"],
  ["--no-custom-instructions", "1.0.102"],
  ["--reasoning-effort", "1.0.102"],
]);

/** True when the installed CLI knows the flag. */
export const knowsFlag = knownFlags({ since: SINCE, oldest: "1.0.32" });
