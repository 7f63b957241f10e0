import type { Outcome } from "../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../driver/compare-replays.ts";
import type { Run } from "../model/target.ts";
import { recordsOf } from "../records/documents.ts";
import { valuesIn } from "../records/json-values.ts";
import { runBytes } from "../records/run-bytes.ts";
import { isCountField } from "./is-count-field.ts";

/**
 * How reported usage breaks the rule for runs that show no figures; undefined when it does not, or they show some.
 *
 * @param usageKeys names of fields with figures, as `manifest.usageKeys` has them.
 */
export function breaksEstimate(
  run: Run,
  outcome: Outcome,
  usageKeys?: readonly string[],
): Difference | undefined {
  const { usage } = outcome;
  if (usage === null || usage === undefined || showsFigures(run, usageKeys)) return undefined;
  if (usage.estimated !== true) {
    return {
      path: "outcome.usage.estimated",
      expected: "true, or no usage",
      actual: String(usage.estimated),
    };
  }
  const input = tokens(run.promptLength ?? 0);
  if (usage.inputTokens !== input) {
    return { path: "outcome.usage.inputTokens", expected: String(input), actual: String(usage.inputTokens) };
  }
  const outputs = [...new Set(answerLengths(outcome).map(tokens))];
  return outputs.includes(usage.outputTokens)
    ? undefined
    : {
        path: "outcome.usage.outputTokens",
        expected: outputs.join(" or "),
        actual: String(usage.outputTokens),
      };
}

/** Token counts in text: a number beside the word, or a line that counts what went in and what came out. */
const FIGURES_IN_TEXT = /tokens?\D{0,20}\d|\d\s*tokens?|\d[km]? in(?:put)?, [\d.]+[km]? out(?:put)?\b/i;

/** Whether the output shows token counts: in a field of a record, or in text. */
function showsFigures(run: Run, usageKeys: readonly string[] | undefined): boolean {
  const records = recordsOf(run);
  if (records.length === 0) {
    const text = ["out", "err"].map((name) => runBytes(run, name as "out").toString()).join("\n");
    return FIGURES_IN_TEXT.test(text);
  }
  return records.some((record) =>
    [...valuesIn(record)].some(({ key, value }) => isCountField(key, usageKeys) && holdsNumber(value)),
  );
}

/** Lengths of what may count as the answer, in UTF-16 units and in code points. */
function answerLengths({ content, messages }: Outcome): number[] {
  return [content ?? "", messages.join(""), messages.join("\n")].flatMap((text) => [
    text.length,
    [...text].length,
  ]);
}

function tokens(characters: number): number {
  return Math.ceil(characters / 4);
}

function holdsNumber(value: unknown): boolean {
  return [...valuesIn(value)].some((place) => typeof place.value === "number");
}
