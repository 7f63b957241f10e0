import { expectationCheck } from "../../kit/expectation-check.ts";

/** The tool calls of a run played as recorded: which, in which order, and how each ended. */
export default expectationCheck({
  invariant: "INV-CLI-EVENT-002",
  name: "tools-expected",
  message: "the tool calls are not those of the run",
  hint: "A call is ok when its result says so; refused, failed and never answered calls are errors.",
  part: ({ tools }) => (tools === undefined ? undefined : { tools }),
});
