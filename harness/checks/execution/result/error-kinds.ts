import kinds from "../../../../contracts/execution/v1/error-kinds.json" with { type: "json" };
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";

/**
 * Each of the document's triggers gives its kind, with a hint; what none explains is unknown (INV-EXECUTION-ERR-001).
 */
export default partCheck("INV-EXECUTION-ERR-001", "error-kinds", async ({ host: { adapter } }) => {
  if (adapter.classifyError === undefined) return unsupported("the adapter has no classifyError");
  for (const [kind, examples] of Object.entries(kinds.kinds))
    for (const stderr of examples) {
      const reported = adapter.classifyError(stderr, 1);
      assertEqual(`${JSON.stringify(stderr)} on stderr is of another kind`, reported?.kind ?? null, kind);
      assertHolds(typeof reported?.hint === "string" && reported.hint.trim() !== "", {
        message: `the kind ${kind} comes without a hint`,
        input: `stderr: ${stderr}`,
      });
    }
  return undefined;
});
