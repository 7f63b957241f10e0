import { compareReplays } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { documentsOf, mapDocuments, recordsOf } from "../../../../records/documents.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { withBytes } from "../../../../records/with-bytes.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

const BANNER = "Loaded 2 extensions from the project folder.\n";
const BLANK = "\n";
const NOTICE = "A new version is available: 9.9.9\n";

/** Lines ahead of the document of `json` and behind it are no part of the answer (INV-CLI-PARSE-007). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-007",
  name: "noise-around-document",
  hint: "Find the document among the lines of stdout; what stands around it is noise.",
  blackBox: { variants: 3, on: "sample" },
  unfit: (run) =>
    run.outputFormat === "json" && documentsOf(run).length === 1 && recordsOf(run).length > 0
      ? undefined
      : "its stdout is not one document of json",
  *variants() {
    const places: [what: string, before: string, after: string][] = [
      ["a line ahead of the document", BANNER, ""],
      ["a line behind the document", "", NOTICE],
      ["lines around the document", BANNER + BLANK, BLANK + NOTICE],
    ];
    for (const [what, before, after] of places) {
      yield { what, transform: (run) => around(run, before, after), judge: sameButDiagnostics };
      yield {
        what: `${what}, which is indented`,
        transform: (run) => around(mapDocuments(run, indented), before, after),
        judge: sameButDiagnostics,
      };
    }
  },
});

function around(run: Run, before: string, after: string): Run {
  const stdout = runBytes(run, "out").toString("utf8");
  return withBytes(run, { out: Buffer.from(`${before}${stdout.replace(/\n?$/, "\n")}${after}`) });
}

function indented(text: string): string {
  return JSON.stringify(JSON.parse(text), null, 2);
}

function sameButDiagnostics(before: Replay, after: Replay) {
  return compareReplays(before, after, ["outcome.diagnostics"]);
}
