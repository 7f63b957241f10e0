import { terminalRecord } from "../../../records/terminal-record.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import { asOk, lastText } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "half-terminal-record-counts",
  invariant: "INV-CLI-PARSE-011",
  fault:
    "Looks for the name of the terminal record in the text, so that half of one will do (CommandCodeAI/command-code#700).",
  skip: withoutTerminalRecord,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const names = terminalRecord(adapter.manifest, seen.options)?.names ?? [];
      const tail = seen.lines().at(-1) ?? "";
      return outcome.error?.kind === "stream_truncated" &&
        names.some((name) => tail.includes(`"${name.replace(/^\./, "")}"`))
        ? asOk(outcome, lastText(outcome))
        : outcome;
    }),
} satisfies Saboteur;
