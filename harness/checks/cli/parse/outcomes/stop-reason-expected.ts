import { expectationCheck } from "../../../kit/expectation-check.ts";

/** Why each run stopped, played as recorded. */
export default expectationCheck({
  invariant: "INV-CLI-PARSE-013",
  name: "stop-reason-expected",
  message: "the reason why the run stopped is not what the CLI said",
  hint: "stopReason is what the last record says of the model's end, in the contract's words; null where it says nothing.",
  part: ({ stopReason }) => (stopReason === undefined ? undefined : { stopReason }),
});
