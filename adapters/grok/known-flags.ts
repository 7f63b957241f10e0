import { knownFlags } from "../shared/invocation/known-flags.ts";

/** The recorded helps, of the oldest and the newest claimed version, name the same flags. */
export const knowsFlag = knownFlags({ since: new Map(), oldest: "1.0.5" });
