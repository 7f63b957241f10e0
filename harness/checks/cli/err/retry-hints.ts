import { pickFields } from "../../../facts/pick-fields.ts";
import { expectationCheck } from "../../kit/expectation-check.ts";

/** Waiting times and quota windows of runs played as recorded. */
export default expectationCheck({
  invariant: "INV-CLI-ERR-004",
  name: "retry-hints",
  message: "a waiting time or a quota window is not what the output tells",
  hint: "retryAfterMs and resetsAt come from the output alone; quota holds the newest figures of each window.",
  part({ error, quota }) {
    const picked = pickFields(error, ["retryAfterMs", "resetsAt", "suggestedDelayMs"]);
    return {
      ...(picked !== undefined && { error: picked }),
      ...(quota !== undefined && { quota }),
    };
  },
});
