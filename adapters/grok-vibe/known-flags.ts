import { knownFlags } from "../shared/invocation/known-flags.ts";

/** One version was recorded, with its help. */
export const knowsFlag = knownFlags({ since: new Map(), oldest: "0.0.34" });
