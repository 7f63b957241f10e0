import type { Usage } from "../../../../contracts/cli/v1/adapter.ts";
import { mapRecords } from "../../../changes/records/map-records.ts";
import type { Difference } from "../../../driver/compare-replays.ts";
import { isCountField } from "../../../facts/is-count-field.ts";
import type { Run } from "../../../model/target.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";

/** Odd, so that a figure which is kept in 32 bits, as a float or an integer, comes out as another one. */
const FACTOR = 10_000_019;

/** All token counts of a run times a large number: so are those that are reported. */
export default equivalenceCheck({
  invariant: "INV-CLI-USAGE-001",
  name: "large-counts",
  hint: "Counts are whole numbers up to 2^53: no float of 32 bits, no rounding, no text with commas in between.",
  unfit: (_, { outcome }) =>
    outcome.usage != null && outcome.usage.estimated === false && outcome.usage.totalTokens > 0
      ? undefined
      : "the run shows no token counts",
  *variants(_run, _before, { target }) {
    const { usageKeys } = target.manifest;
    yield {
      what: `with all token counts ${FACTOR} times as large`,
      transform: (run) => enlarged(run, usageKeys),
      judge: ({ outcome: before }, { outcome: after }) => notEnlarged(before.usage, after.usage),
    };
  },
});

function enlarged(run: Run, usageKeys: readonly string[] | undefined): Run {
  const walk = (value: unknown, isCount: boolean): unknown => {
    if (typeof value === "number") return isCount && Number.isInteger(value) ? value * FACTOR : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, isCount));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        walk(inner, isCount || isCountField(key, usageKeys)),
      ]),
    );
  };
  return mapRecords(run, (record) => walk(record, false) as typeof record);
}

const COUNTS = [
  "inputTokens",
  "outputTokens",
  "cacheReadTokens",
  "cacheCreationTokens",
  "reasoningTokens",
  "totalTokens",
] as const;

function notEnlarged(
  before: Usage | null | undefined,
  after: Usage | null | undefined,
): Difference | undefined {
  for (const name of COUNTS) {
    const [figure, large] = [before?.[name] ?? 0, after?.[name] ?? 0];
    if (large !== figure * FACTOR)
      return { path: `outcome.usage.${name}`, expected: String(figure * FACTOR), actual: String(large) };
  }
  return undefined;
}
