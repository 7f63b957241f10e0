import { pickFields } from "../../../facts/pick-fields.ts";
import { expectationCheck } from "../../kit/expectation-check.ts";

/** The class of each failed run, played as recorded, is the one its cause has. */
export default expectationCheck({
  invariant: "INV-CLI-ERR-002",
  name: "error-class",
  message: "the failure has the wrong class",
  hint: "Structured fields first, then the text of error-bearing places: contracts/cli/v1/error-taxonomy.json names the classes.",
  part({ status, error }) {
    const fields = ["category", "kind", "shouldRetry", "shouldFallback", "evidence"];
    const picked = status === "ok" ? undefined : pickFields(error, fields);
    return picked === undefined ? undefined : { error: picked };
  },
});
