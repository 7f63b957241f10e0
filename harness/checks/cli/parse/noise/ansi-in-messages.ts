import { mapJsonStrings } from "../../../../changes/fields/map-json-strings.ts";
import { compareValues } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { mapDocuments } from "../../../../records/documents.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

/** Escape sequences in the words of an error record: the message is stripped, the class stays (INV-CLI-PARSE-004). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-004",
  name: "ansi-in-messages",
  hint: "Strip an error's text before classifying it and before reporting it.",
  unfit: (run, replay) => {
    if (run.outputFormat === "text") return "text output has no records";
    return changed(run, replay) === run ? "no record holds the words of its error" : undefined;
  },
  *variants(_, replay) {
    yield {
      what: "with escape sequences around the words of the error",
      transform: (run) => changed(run, replay),
      judge: (before, after) =>
        compareValues(before.outcome.status, after.outcome.status, "outcome.status") ??
        compareValues(before.outcome.error, after.outcome.error, "outcome.error"),
    };
  },
});

/** The run with its error's message coloured wherever a record holds it; the run itself when none does. */
function changed(run: Run, { outcome }: Replay): Run {
  const message = outcome.error?.message;
  // A single word is a code, such as a subtype: coloured, it would be another code.
  if (message === undefined || !/\S\s+\S/.test(message)) return run;
  let isFound = false;
  const result = mapDocuments(run, (text) =>
    mapJsonStrings(text, ({ value, isKey }) => {
      if (isKey || !value.includes(message)) return undefined;
      isFound = true;
      return JSON.stringify(value.replace(message, () => `\x1b[1;31m${message}\x1b[0m`));
    }),
  );
  return isFound ? result : run;
}
