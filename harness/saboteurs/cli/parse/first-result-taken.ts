import { terminalRecord } from "../../../records/terminal-record.ts";
import { changeLines } from "../../kit/change-lines.ts";
import { recordsOfLine } from "../../kit/json-record.ts";
import { withoutSecondEnd } from "../../kit/without-second-end.ts";
import { withoutSecondMessage } from "../../kit/without-second-message.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "first-result-taken",
  invariant: "INV-CLI-PARSE-002",
  fault:
    "Stops reading at the first terminal record, though some CLIs go on to another turn (SawyerHood/omegacode#3).",
  skip: (adapter) => withoutSecondEnd(adapter) ?? withoutSecondMessage(adapter),
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
