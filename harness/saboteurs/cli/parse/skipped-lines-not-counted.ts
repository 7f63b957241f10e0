import { withoutDiagnostics } from "../../kit/change-diagnostics.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "skipped-lines-not-counted",
  invariant: "INV-CLI-PARSE-007",
  fault: "Says nothing of lines that are no records (google-github-actions/run-gemini-cli#516).",
  skip: withoutRecords,
  sabotage: (adapter) => withoutDiagnostics(adapter, "skippedLines", "samples"),
} satisfies Saboteur;
