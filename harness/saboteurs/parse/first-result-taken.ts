import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { terminalRecord } from "../../properties/terminal-record.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeLines } from "../wrap/change-lines.ts";
import { type CorpusFixture, someFixture } from "../wrap/corpus-fixtures.ts";
import { recordsOfLine } from "../wrap/json-record.ts";
import { withoutTerminalRecord } from "../wrap/skip.ts";

export default {
  name: "first-result-taken",
  invariant: "INV-CLI-PARSE-002",
  fault:
    "Stops reading at the first terminal record, though some CLIs go on to another turn (SawyerHood/omegacode#3).",
  skip: (adapter) =>
    withoutTerminalRecord(adapter) ??
    (someFixture(adapter, (fixture) => endsTwice(adapter, fixture))
      ? null
      : "no run here has two terminal records"),
  sabotage: (adapter) =>
    changeLines(adapter, (options) => {
      const terminal = terminalRecord(adapter.manifest, options);
      let ended = false;
      return (line, stream) => {
        if (stream === "err" || terminal == null) return line;
        if (ended) return null;
        ended = recordsOfLine(line).some(terminal.matches);
        return line;
      };
    }),
} satisfies Saboteur;

function endsTwice({ manifest }: Adapter, { outputFormat, records }: CorpusFixture): boolean {
  if (outputFormat !== "stream-json") return false;
  const terminal = terminalRecord(manifest, { outputFormat });
  return terminal != null && records.filter(terminal.matches).length > 1;
}
