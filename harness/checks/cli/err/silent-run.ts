import { reports } from "../../../facts/claims.ts";
import { exitCases } from "../../../facts/exit-columns.ts";
import { breaksCell, type VerdictRow } from "../../../facts/verdict-cell.ts";
import { ENDED_WELL, type Run } from "../../../model/target.ts";
import { terminalRecord } from "../../../records/terminal-record.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed } from "../../kit/fixture-check.ts";

/** What a CLI prints on stderr when the network is down, and what it prints when it says nothing. */
const STDERRS = ["", "Error: connect ECONNREFUSED 127.0.0.1:443\n"];

const HINT =
  "A run without its terminal record is no success: not with exit code 0, and not without a word on stderr.";

/** A CLI that prints nothing on stdout, ended in every way a process can end, in each format the adapter claims. */
const check: CorpusCheck = {
  invariant: "INV-CLI-ERR-001",
  name: "silent-run",
  scope: "corpus",
  blackBox: "every-run",
  async run(_, { target }) {
    const hasClass = reports(target.manifest, "errorClass");
    let tried = 0;
    for (const outputFormat of target.manifest.outputFormats) {
      const silent: Run = { outputFormat, chunks: [], exit: ENDED_WELL };
      const terminal = terminalRecord(target.manifest, silent);
      if (terminal === undefined) continue;
      const row: VerdictRow = terminal === null ? "noTerminalFormat" : "absent";
      for (const stderr of STDERRS) {
        for (const exit of exitCases(target.isBlackBox)) {
          // Without a terminal record, nothing at all with exit code 0 may be an empty answer.
          if (terminal === null && exit.exit.code === 0) continue;
          const chunks: Run["chunks"] = stderr === "" ? [] : [["err", Buffer.from(stderr)]];
          const run = { ...silent, chunks, exit: exit.exit };
          const { outcome } = await target.replay(run);
          tried++;
          const place = { row, exit, hasEvidence: stderr !== "", recordCategories: undefined, hasClass };
          const difference = breaksCell(place, outcome);
          if (difference === undefined) continue;
          const what = stderr === "" ? "no output" : "output on stderr alone";
          return failed(tried, {
            message: `${exit.name} after ${what} (${outputFormat})`,
            run,
            difference,
            hint: HINT,
          });
        }
      }
    }
    return tried === 0 ? notApplicable("manifest.terminalRecords names no format") : passed(tried);
  },
};
export default check;
