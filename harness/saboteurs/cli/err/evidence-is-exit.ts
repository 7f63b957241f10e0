import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "evidence-is-exit",
  invariant: "INV-CLI-ERR-002",
  fault: "Says that the exit alone tells of a failure that stderr explains (no public report found).",
  sabotage: (adapter) =>
    changeError(adapter, ({ evidence }) => ({ evidence: evidence === "stderr" ? "exit" : evidence })),
} satisfies Saboteur;
