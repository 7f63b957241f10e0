import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { isRecord } from "../../kit/json-record.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "auxiliary-model",
  invariant: "INV-CLI-PARSE-002",
  fault:
    "Reports the first model of a usage table, which may be a helper's (mattschwen/claude-max-api-proxy#31).",
  skip: withoutClaim("model"),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const table = seen
        .records()
        .flatMap((record) => valuesOf(record, "modelUsage"))
        .find(isRecord);
      return { ...outcome, model: Object.keys(table ?? {})[0] ?? "default" };
    }),
} satisfies Saboteur;
