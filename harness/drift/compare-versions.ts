import type {
  ComparedScenarios,
  DriftReport,
  ExitChange,
  OutputChange,
  RecordChanges,
} from "../../schemas/harness/v1/generated/drift.ts";
import type { Fixture } from "../model/fixture.ts";
import { change, isChange } from "./change.ts";
import { compareFields } from "./compare-fields.ts";
import { compareHelp } from "./compare-help.ts";
import { compareLayout } from "./compare-layout.ts";
import { compareTexts } from "./compare-texts.ts";
import { compareValues } from "./compare-values.ts";
import { groupScenarios } from "./group-scenarios.ts";
import { normaliseText } from "./normalise-text.ts";
import { type Pair, pairScenarios } from "./pair-scenarios.ts";
import { printedRecords } from "./printed-records.ts";

/** The part of a report that says what differs. */
export type Differences = Pick<
  DriftReport,
  | "scenarios"
  | "records"
  | "fields"
  | "values"
  | "outputs"
  | "texts"
  | "exits"
  | "flags"
  | "commands"
  | "layout"
>;

/**
 * What differs between the recordings of two versions, as far as both were recorded in the same scenarios. Pure.
 *
 * @param keys where a record's type is, as `manifest.recordKeys` has it.
 */
export function compareVersions(
  from: readonly Fixture[],
  to: readonly Fixture[],
  keys: readonly string[] | undefined,
): Differences {
  const pairing = pairScenarios(from, to);
  const { pairs, onlyFrom, onlyTo } = pairing;
  // Another format has other records: that difference is none of the CLI's.
  const alike = pairs.filter(({ from, to }) => from.manifest.outputFormat === to.manifest.outputFormat);
  const { records, fields } = compareFields(alike, keys);
  return {
    scenarios: {
      shared: pairs.map(({ scenario }) => scenario),
      onlyFrom,
      onlyTo,
      startedOtherwise: pairs.flatMap(startedOtherwise),
    },
    records,
    fields,
    values: compareValues(alike, keys),
    outputs: compareOutputs(alike, keys, records),
    texts: compareTexts(alike, keys),
    exits: compareExits(pairs),
    ...compareHelp(from, to, pairing),
    layout: compareLayout(alike, keys),
  };
}

/** How many findings there are; a scenario that one version lacks is none. */
export function countDifferences(found: Differences): number {
  const { records, fields, values, outputs, texts, exits, flags, commands, layout } = found;
  const lists = [
    ...[records.new, records.gone, fields.new, fields.gone, fields.retyped, values, outputs, texts, exits],
    ...[flags.new, flags.gone, commands.new, commands.gone, layout],
  ];
  return lists.reduce((sum, list) => sum + list.length, 0);
}

function startedOtherwise({ scenario, from, to }: Pair): ComparedScenarios["startedOtherwise"] {
  const [old, young] = [start(from), start(to)];
  return old === young ? [] : [{ scenario, from: old, to: young }];
}

function start({ manifest }: Fixture): string {
  const { argv = [] } = manifest.invocation ?? {};
  const words = argv.map((word) =>
    JSON.stringify(normaliseText(word, { version: manifest.cli.version ?? "" })),
  );
  return `${manifest.outputFormat ?? manifest.kind}: ${words.join(" ")}`;
}

/** Scenarios that end with another exit code, by another signal, or by the recorder's time limit. */
function compareExits(pairs: readonly Pair[]): ExitChange[] {
  const found = pairs
    .map(({ scenario, from, to }) => [scenario, { from: ending(from), to: ending(to) }] as const)
    .filter(([, { from, to }]) => from !== to);
  return groupScenarios(found);
}

function ending({ manifest: { exit } }: Fixture): string {
  const marks = [exit.timedOut ? "timed out" : [], exit.aborted ? "aborted" : []].flat();
  return [String(exit.signal ?? exit.code), ...marks].join(", ");
}

/**
 * Scenarios in which types of record appear or are missing that the other version prints elsewhere, or whose output
 * another type ends. How often a record comes does not count: retries and pieces of text depend on time.
 *
 * @param records types that are new or gone everywhere: they are reported there.
 */
function compareOutputs(
  pairs: readonly Pair[],
  keys: readonly string[] | undefined,
  records: RecordChanges,
): OutputChange[] {
  const reported = new Set([...records.new, ...records.gone].map(({ record }) => record));
  const found = pairs.flatMap(({ scenario, from, to }) => {
    const [old, young] = [kindsOf(from, keys), kindsOf(to, keys)];
    const all = change(old, young);
    const changed = {
      gone: all.gone.filter((kind) => !reported.has(kind)),
      new: all.new.filter((kind) => !reported.has(kind)),
    };
    const [lastFrom, lastTo] = [old.at(-1) ?? "nothing", young.at(-1) ?? "nothing"];
    if (!isChange(changed) && lastFrom === lastTo) return [];
    return [[scenario, { ...changed, ...(lastFrom === lastTo ? {} : { lastFrom, lastTo }) }] as const];
  });
  return groupScenarios(found);
}

function kindsOf(fixture: Fixture, keys: readonly string[] | undefined): string[] {
  return printedRecords(fixture, keys).map(({ kind }) => kind);
}
