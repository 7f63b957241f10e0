import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { TriedMutant } from "./mutant.ts";

/** The results of a run as they come, so that the next one goes on where it was interrupted. */
export interface Journal {
  /** What an earlier run under the same conditions has tried. */
  done: ReadonlyMap<string, TriedMutant>;
  add(tried: TriedMutant): void;
}

/**
 * Opens the journal of an adapter; one that was written under other conditions is begun anew.
 *
 * @param path of the file: one JSON text a line, the conditions first. Null: nothing is kept.
 * @param conditions what results depend on: sources, checks and fixtures, seed, number of inputs, budget.
 */
export function openJournal(path: string | null, conditions: string): Journal {
  if (path === null) return { done: new Map(), add: () => {} };
  const [header, ...lines] = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  const isSame = header === JSON.stringify({ conditions });
  mkdirSync(dirname(path), { recursive: true });
  if (!isSame) writeFileSync(path, `${JSON.stringify({ conditions })}\n`);
  const done = isSame ? lines.flatMap(readLine) : [];
  return {
    done: new Map(done.map((tried) => [tried.id, tried])),
    add: (tried) => appendFileSync(path, `${JSON.stringify(tried)}\n`),
  };
}

/** A line that an interrupt cut in the middle says nothing. */
function readLine(line: string): TriedMutant[] {
  try {
    return [JSON.parse(line) as TriedMutant];
  } catch {
    return [];
  }
}
