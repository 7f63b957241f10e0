import { terminalRecord } from "../../properties/terminal-record.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutTerminalRecord } from "../wrap/skip.ts";
import { asOk, lastText } from "../wrap/verdicts.ts";

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
