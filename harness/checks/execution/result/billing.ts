import types from "../../../../contracts/execution/v1/adapter-types.json" with { type: "json" };
import { assertHolds } from "../../kit/check-failure.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

const WORDS = ["api", "subscription", "metered_api", "credits", "unknown"];

/** Who bills the run is one of the five words, and the document's for its providers (INV-EXECUTION-RESULT-006). */
export default executionCheck("INV-EXECUTION-RESULT-006", "billing", async (bench) => {
  const { providerId = "" } = bench.host.adapter;
  const { billingType } = (await executed(bench, bench.good)).value;
  assertHolds(WORDS.includes(String(billingType)), {
    fixture: bench.good.id,
    message: "the billing type is none of the five",
    expected: WORDS.join(", "),
    actual: String(billingType),
  });
  if (Object.hasOwn(types, providerId))
    assertEqual(
      "the billing type is not the document's for this provider",
      billingType,
      types[providerId as keyof typeof types].billingType,
      bench.good.id,
    );
});
