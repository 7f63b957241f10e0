import { changeError } from "../../kit/change-error.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "evidence-is-stdout",
  invariant: "INV-CLI-ERR-002",
  fault:
    "Calls a reason that a record gives a line of stdout, since records stand there too (no public report found).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeError(adapter, ({ evidence }) => ({ evidence: evidence === "record" ? "stdout" : evidence })),
} satisfies Saboteur;
