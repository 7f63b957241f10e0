import { expectationCheck } from "../../kit/expectation-check.ts";

/** Usage of each run played as recorded is what the model server counted. */
export default expectationCheck({
  invariant: "INV-CLI-USAGE-001",
  name: "usage-expected",
  message: "usage is not what the run used",
  hint: "Count each message once: the last figures of its id, or the totals of the last record, never both.",
  part: ({ usage }) => (usage === undefined ? undefined : { usage }),
});
