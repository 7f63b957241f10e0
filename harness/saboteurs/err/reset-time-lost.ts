import type { Saboteur } from "../saboteur.ts";
import { changeError } from "../wrap/change-error.ts";
import { withoutResetTime } from "../wrap/without-reset-time.ts";

export default {
  name: "reset-time-lost",
  invariant: "INV-CLI-ERR-004",
  fault: "Does not find the reset time in the text of a limit (TheMorpheus407/RepoLens#210).",
  skip: withoutResetTime,
  sabotage: (adapter) => changeError(adapter, () => ({ resetsAt: null })),
} satisfies Saboteur;
