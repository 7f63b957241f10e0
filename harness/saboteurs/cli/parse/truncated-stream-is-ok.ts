import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import { asOk, lastText } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "truncated-stream-is-ok",
  invariant: "INV-CLI-PARSE-011",
  fault: "Takes the end of the stream for the end of the run (majiayu000/harness#1109).",
  skip: withoutTerminalRecord,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.kind === "stream_truncated" ? asOk(outcome, lastText(outcome)) : outcome,
    ),
} satisfies Saboteur;
