import { recordedRun } from "../../../../driver/recorded-replay.ts";
import { canonicalJson } from "../../../../lib/json.ts";
import { recordsOf } from "../../../../records/documents.ts";
import { valuesIn } from "../../../../records/json-values.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed } from "../../../kit/fixture-check.ts";
import { recordedCheck } from "../../../kit/recorded-check.ts";

/** Data of an answer is a value that a record holds, never read out of its text; and it is an answer. */
export default recordedCheck(
  "INV-CLI-PARSE-014",
  "structured-output-printed",
  (fixture, { outcome }) => {
    const { structuredOutput } = outcome;
    const run = recordedRun(fixture);
    if (structuredOutput === undefined) return notApplicable("no data is reported");
    const wanted = canonicalJson(structuredOutput);
    const isPrinted = recordsOf(run).some((record) =>
      [...valuesIn(record)].some(({ value }) => canonicalJson(value) === wanted),
    );
    if (outcome.content === "" || outcome.diagnostics?.emptyAnswer === true)
      return failed(1, {
        message: "an answer that is data is reported as an empty one",
        hint: "Where the CLI printed no text, content is the data as JSON, and emptyAnswer is left out.",
        run,
        difference: { path: "outcome.content", expected: "the data as JSON", actual: "an empty text" },
        outcome,
      });
    if (isPrinted) return passed(1);
    return failed(1, {
      message: "the data of the answer is no value that the CLI printed",
      hint: "Report the value of the CLI's own field for it, and leave structuredOutput out where there is none.",
      run,
      difference: {
        path: "outcome.structuredOutput",
        expected: "a value in a record, or no field",
        actual: wanted.slice(0, 200),
      },
      outcome,
    });
  },
  ["structuredOutput"],
);
