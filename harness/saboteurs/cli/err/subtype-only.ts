import { changeOutcome } from "../../kit/change-outcome.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { asOk } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "subtype-only",
  invariant: "INV-CLI-ERR-001",
  fault: "Takes the verdict from the subtype of the result and never reads is_error (vercel/ai#20210).",
  skip: (adapter) =>
    recordedShapes(adapter).holdsText("subtype") ? null : "no recording has a record with a subtype",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const terminal = seen.terminalRecord(adapter.manifest);
      if (terminal === undefined || terminal.subtype !== "success") return outcome;
      return outcome.status === "ok" ? outcome : asOk(outcome, String(terminal.result ?? ""));
    }),
} satisfies Saboteur;
