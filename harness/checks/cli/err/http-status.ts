import { pickFields } from "../../../facts/pick-fields.ts";
import { expectationCheck } from "../../kit/expectation-check.ts";

/** The HTTP status of each failed run, played as recorded: the one shown, null where none is. */
export default expectationCheck({
  invariant: "INV-CLI-ERR-005",
  name: "http-status",
  message: "the HTTP status is not the one the output shows",
  hint: "Take it from a status field or from a recognised form in an error text; otherwise null.",
  part({ status, error }) {
    const picked = status === "ok" ? undefined : pickFields(error, ["httpStatus"]);
    return picked === undefined ? undefined : { error: picked };
  },
});
