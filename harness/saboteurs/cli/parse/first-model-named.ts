import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { JsonRecord } from "../../kit/json-record.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import type { Saboteur } from "../../saboteur.ts";

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
