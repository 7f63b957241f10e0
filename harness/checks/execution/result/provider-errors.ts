import kinds from "../../../../contracts/execution/v1/error-kinds.json" with { type: "json" };
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";

/**
 * The provider's own classifier comes before the common one: a model that is not there is that (INV-EXECUTION-ERR-002).
 */
export default partCheck("INV-EXECUTION-ERR-002", "provider-errors", async ({ host: { adapter } }) => {
  if (adapter.classifyError === undefined) return unsupported("the adapter has no classifyError");
  const { any, ...own } = kinds.modelUnavailable;
  const { providerId = "" } = adapter;
  const sentences = Object.hasOwn(own, providerId) ? own[providerId as keyof typeof own] : [];
  for (const stderr of [...any, ...sentences])
    assertEqual(
      `${JSON.stringify(stderr)} on stderr is of another kind`,
      adapter.classifyError(stderr, 1)?.kind ?? null,
      "model_unavailable",
    );
  return undefined;
});
