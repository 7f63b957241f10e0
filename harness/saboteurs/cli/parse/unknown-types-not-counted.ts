import { withoutDiagnostics } from "../../kit/change-diagnostics.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "unknown-types-not-counted",
  invariant: "INV-CLI-PARSE-008",
  fault: "Passes over records of unknown types without a trace (no public report found).",
  skip: withoutRecords,
  sabotage: (adapter) => withoutDiagnostics(adapter, "unknownTypes"),
} satisfies Saboteur;
