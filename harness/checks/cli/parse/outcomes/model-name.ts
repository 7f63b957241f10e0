import { mapRecords } from "../../../../changes/records/map-records.ts";
import type { Run } from "../../../../model/target.ts";
import { recordsOf } from "../../../../records/documents.ts";
import { stringsIn } from "../../../../records/json-values.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

/** No name that anybody knows, in both cases, with the parts that names of models have. */
const NAME = "Acme/Zz-Model.9B-preview-20991231@Exp:free";

/** Another name of the model in the records is the model that is reported, as it is written there. */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-002",
  name: "model-name",
  hint: "A model's name is the CLI's own word: no table, no other case, no part of it cut off.",
  unfit: (run, { outcome }) =>
    typeof outcome.model === "string" && isInRecordsAlone(run, outcome.model)
      ? undefined
      : "no record holds the model's name as it is reported",
  *variants(_, { outcome }) {
    const { model } = outcome;
    if (typeof model !== "string") return;
    yield {
      what: `with the model ${NAME}`,
      transform: (run) => withName(run, model),
      judge: (_before, after) =>
        after.outcome.model === NAME
          ? undefined
          : { path: "outcome.model", expected: show(NAME), actual: show(after.outcome.model) },
    };
  },
});

/** A line that is no record for the changes here, such as one behind a byte order mark, keeps the old name. */
function isInRecordsAlone(run: Run, model: string): boolean {
  const isHeld = recordsOf(run).some((record) => stringsIn(record).includes(model));
  return isHeld && !runBytes(withName(run, model), "out").includes(JSON.stringify(model));
}

function withName(run: Run, model: string): Run {
  return mapRecords(run, (record) => renamed(record, model) as typeof record);
}

/** As a value and as a key: some CLIs list what each model used under its name. */
function renamed(value: unknown, model: string): unknown {
  if (value === model) return NAME;
  if (Array.isArray(value)) return value.map((item) => renamed(item, model));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key === model ? NAME : key, renamed(inner, model)]),
  );
}
