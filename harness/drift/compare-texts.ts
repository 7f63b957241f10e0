import type { TextChange } from "../../schemas/harness/v1/generated/drift.ts";
import { isRun } from "../corpus/fixture-run.ts";
import type { Fixture } from "../model/fixture.ts";
import { change } from "./change.ts";
import { normalisedLines, normaliseText } from "./normalise-text.ts";
import type { Pair } from "./pair-scenarios.ts";
import { fieldValues, printedRecords } from "./printed-records.ts";

type Keys = readonly string[] | undefined;

const MAX_LENGTH = 300;
/** Two words at least: what is shorter is a value, not a text. */
const SENTENCE = /\S\s+\S/;

const PLACES: Record<TextChange["where"], (fixture: Fixture, keys: Keys) => string[]> = {
  records: recordTexts,
  /** What is on stdout beside records: all of it in text form. */
  stdout: (fixture, keys) => (printedRecords(fixture, keys).length > 0 ? [] : lines(fixture, fixture.stdout)),
  stderr: (fixture) => lines(fixture, fixture.stderr),
};

/**
 * Sentences that one version says in a scenario and the other does not: errors, notices, what tools gave. Those that
 * come and go in the same scenarios are reported together, so that a banner is reported once and an error beside its
 * successor.
 */
export function compareTexts(pairs: readonly Pair[], keys: Keys): TextChange[] {
  const runs = pairs.filter(({ from, to }) => isRun(from) && isRun(to));
  return Object.entries(PLACES).flatMap(([where, textsOf]) => {
    const seen = { gone: new Map<string, string[]>(), new: new Map<string, string[]>() };
    for (const { scenario, from, to } of runs) {
      const changed = change(textsOf(from, keys), textsOf(to, keys));
      for (const way of ["gone", "new"] as const) {
        for (const text of changed[way]) seen[way].set(text, [...(seen[way].get(text) ?? []), scenario]);
      }
    }
    return together(where as TextChange["where"], seen);
  });
}

function together(
  where: TextChange["where"],
  seen: Readonly<Record<"gone" | "new", ReadonlyMap<string, string[]>>>,
): TextChange[] {
  const groups = new Map<string, TextChange>();
  for (const way of ["gone", "new"] as const) {
    for (const [text, scenarios] of seen[way]) {
      const key = scenarios.join();
      const group = groups.get(key) ?? { where, scenarios, gone: [], new: [] };
      group[way].push(text);
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort(
    (a, b) => b.scenarios.length - a.scenarios.length || (a.scenarios[0]! < b.scenarios[0]! ? -1 : 1),
  );
}

/** The sentences in a run's records, wherever they stand; pieces of a longer one of the same run are left out. */
function recordTexts(fixture: Fixture, keys: Keys): string[] {
  const version = fixture.manifest.cli.version ?? "";
  const texts = new Set<string>();
  for (const { record } of printedRecords(fixture, keys)) {
    for (const { value } of fieldValues(record)) {
      if (typeof value === "string" && SENTENCE.test(value))
        texts.add(cut(normaliseText(value, { version })));
    }
  }
  const all = [...texts];
  return all.filter((text) => !all.some((other) => other !== text && other.includes(text)));
}

function lines({ manifest }: Fixture, bytes: Buffer): string[] {
  return normalisedLines(bytes.toString("utf8"), { version: manifest.cli.version ?? "" }).map(cut);
}

function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}... (${text.length} characters)` : text;
}
