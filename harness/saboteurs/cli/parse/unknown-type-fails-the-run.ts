import { changeOutcome } from "../../kit/change-outcome.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutRecords } from "../../kit/skip.ts";
import { asError } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "unknown-type-fails-the-run",
  invariant: "INV-CLI-PARSE-008",
  fault:
    "Reports a run as failed because it holds a record type that is not in its list (AndyMik90/Aperant#1864).",
  skip: withoutRecords,
  sabotage(adapter) {
    const shapes = recordedShapes(adapter);
    return changeOutcome(adapter, (outcome, seen) =>
      seen.records().every(shapes.knowsType)
        ? outcome
        : asError(outcome, "output_invalid", "unknown message type", "record"),
    );
  },
} satisfies Saboteur;
