import { changeError } from "../../kit/change-error.ts";
import { withoutResetTime } from "../../kit/without-reset-time.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "reset-time-lost",
  invariant: "INV-CLI-ERR-004",
  fault: "Does not find the reset time in the text of a limit (TheMorpheus407/RepoLens#210).",
  skip: withoutResetTime,
  sabotage: (adapter) => changeError(adapter, () => ({ resetsAt: null })),
} satisfies Saboteur;
