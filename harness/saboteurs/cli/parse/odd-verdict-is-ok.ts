import { changeOutcome } from "../../kit/change-outcome.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import { asOk, lastText } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "odd-verdict-is-ok",
  invariant: "INV-CLI-PARSE-009",
  fault: "Takes a terminal record whose error flag it cannot read for a success (pingdotgg/t3code#1602).",
  skip: withoutTerminalRecord,
  sabotage(adapter) {
    const shapes = recordedShapes(adapter);
    return changeOutcome(adapter, (outcome, seen) => {
      const terminal = seen.terminalRecord(adapter.manifest);
      const readable = terminal === undefined || shapes.oddKeys(terminal).length === 0;
      return readable || outcome.status === "ok" ? outcome : asOk(outcome, lastText(outcome));
    });
  },
} satisfies Saboteur;
