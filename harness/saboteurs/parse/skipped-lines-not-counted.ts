import type { Saboteur } from "../saboteur.ts";
import { withoutDiagnostics } from "../wrap/change-diagnostics.ts";
import { withoutRecords } from "../wrap/skip.ts";

export default {
  name: "skipped-lines-not-counted",
  invariant: "INV-CLI-PARSE-007",
  fault: "Says nothing of lines that are no records (google-github-actions/run-gemini-cli#516).",
  skip: withoutRecords,
  sabotage: (adapter) => withoutDiagnostics(adapter, "skippedLines", "samples"),
} satisfies Saboteur;
