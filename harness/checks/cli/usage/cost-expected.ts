import { expectationCheck } from "../../kit/expectation-check.ts";

/** Cost of each run played as recorded: this run's share, or null. */
export default expectationCheck({
  invariant: "INV-CLI-USAGE-005",
  name: "cost-expected",
  message: "the cost is not this run's",
  hint: "costUsd is what the CLI says this run cost; null where it says nothing or only a sum over more than this run.",
  part: ({ costUsd }) => (costUsd === undefined ? undefined : { costUsd }),
});
