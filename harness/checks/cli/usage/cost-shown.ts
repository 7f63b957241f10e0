import { mapRecords } from "../../../changes/records/map-records.ts";
import { recordsOf } from "../../../records/documents.ts";
import { withoutFields } from "../../../records/json-values.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** Where no cost is shown none is reported, neither zero nor a product of tokens and prices. */
export default equivalenceCheck({
  invariant: "INV-CLI-USAGE-005",
  name: "cost-shown",
  hint: "costUsd is null unless the output shows a cost.",
  blackBox: { variants: 1, on: "sample" },
  unfit: (run) => (recordsOf(run).length === 0 ? "the run has no records" : undefined),
  *variants() {
    yield {
      what: "the same run without any cost in it",
      transform: (run) => mapRecords(run, (record) => withoutFields(record, (key) => /cost/i.test(key))),
      judge(_before, { outcome: { costUsd = null } }) {
        if (costUsd === null) return undefined;
        return { path: "outcome.costUsd", expected: "null", actual: show(costUsd) };
      },
    };
  },
});
