import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutClaim } from "../wrap/claims.ts";
import { someFixture } from "../wrap/corpus-fixtures.ts";
import type { JsonRecord } from "../wrap/json-record.ts";
import { valuesOf } from "../wrap/seen-run.ts";

function firstModel(records: readonly JsonRecord[]): string | undefined {
  return valuesOf(records, "model").find((value) => typeof value === "string");
}

export default {
  name: "first-model-named",
  invariant: "INV-CLI-PARSE-002",
  fault:
    "Reports the model that the first record names, although a later turn had another (no public report found).",
  skip: (adapter) =>
    someFixture(adapter, ({ records, expected: { model } }) => {
      const first = firstModel(records);
      return typeof model === "string" && first !== undefined && first !== model;
    })
      ? withoutClaim("model")(adapter)
      : "no fixture names two models",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => ({
      ...outcome,
      model: firstModel(seen.records()) ?? outcome.model ?? null,
    })),
} satisfies Saboteur;
