import { mapRecords } from "../../../changes/records/map-records.ts";
import { isCountField } from "../../../facts/is-count-field.ts";
import { breaksEstimate } from "../../../facts/usage-estimate.ts";
import type { Replay, Run } from "../../../model/target.ts";
import { withNullFields, withoutFields } from "../../../records/json-values.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";

const PROMPT_LENGTH = 4001;

/** Where the output shows no figures, usage is null or an estimate that says so. */
export default equivalenceCheck({
  invariant: "INV-CLI-USAGE-004",
  name: "usage-estimates",
  hint: [
    "estimated: true and ceil(characters / 4) where nothing is shown, or null; never zeros as if measured.",
    "Figures in a field without usage or tokens in its name: manifest.usageKeys names it.",
  ].join(" "),
  blackBox: { variants: 3, on: "sample" },
  *variants(run, _replay, { target }) {
    const { usageKeys } = target.manifest;
    const bare = withoutFigures(run, usageKeys);
    const runs: [string, (one: Run) => Run][] = [
      [`a prompt of ${PROMPT_LENGTH} characters`, (one) => ({ ...one, promptLength: PROMPT_LENGTH })],
      [
        "the run with every token figure taken out",
        (one) => (one === run ? bare : withoutFigures(one, usageKeys)),
      ],
      ["the run with null in the place of every token figure", (one) => withNullFigures(one, usageKeys)],
      // A stand-in always gets some prompt, so a black box is not put to this one.
      ["the run without a prompt length", (one) => ({ ...one, promptLength: undefined })],
    ];
    for (const [what, transform] of runs) {
      yield {
        what,
        transform,
        judge: (_before: Replay, { outcome }: Replay, one: Run) =>
          breaksEstimate(transform(one), outcome, usageKeys),
      };
    }
  },
});

function withoutFigures(run: Run, usageKeys: readonly string[] | undefined): Run {
  const drop = (key: string) => isCountField(key, usageKeys);
  return { ...mapRecords(run, (record) => withoutFields(record, drop)), promptLength: PROMPT_LENGTH };
}

function withNullFigures(run: Run, usageKeys: readonly string[] | undefined): Run {
  const isFigure = (key: string) => isCountField(key, usageKeys);
  return { ...mapRecords(run, (record) => withNullFields(record, isFigure)), promptLength: PROMPT_LENGTH };
}
