/** What the suite made of one known-bad adapter. */
export interface KillCell {
  saboteur: string;
  fault: string;
  verdict: "caught" | "survived" | "not-applicable";
  /** Caught: what the finding says. Else: why. */
  reason: string;
  /** Fixture that caught it; absent when a check on the whole corpus did. */
  fixture?: string;
}

/** One invariant of one adapter: the good adapter first, then the bad ones. */
export interface InvariantTeeth {
  invariant: string;
  /** Null when the adapter without a fault passes; else why nothing is proven here. */
  baseline: string | null;
  cells: KillCell[];
}

export interface AdapterTeeth {
  adapter: string;
  invariants: InvariantTeeth[];
}

/** Which saboteurs the suite caught. Two runs with one seed give the same table. */
export interface KillTable {
  schemaVersion: 1;
  seed: number;
  runs: number;
  adapters: AdapterTeeth[];
  /** Invariants that ought to have a saboteur which some adapter can be given, and have none. */
  toothless: string[];
}

/** True when every saboteur that applies is caught, every good adapter passes and no invariant is toothless. */
export function isFull(table: KillTable): boolean {
  const invariants = table.adapters.flatMap((adapter) => adapter.invariants);
  return (
    table.adapters.length > 0 &&
    table.toothless.length === 0 &&
    invariants.every(
      ({ baseline, cells }) => baseline === null && cells.every((cell) => cell.verdict !== "survived"),
    )
  );
}

/** Which of `required` no saboteur could be put to for any adapter. */
export function toothless(required: readonly string[], adapters: readonly AdapterTeeth[]): string[] {
  const bitten = new Set(
    adapters
      .flatMap((adapter) => adapter.invariants)
      .filter(({ cells }) => cells.some((cell) => cell.verdict !== "not-applicable"))
      .map(({ invariant }) => invariant),
  );
  return required.filter((invariant) => !bitten.has(invariant));
}

/**
 * Puts a table of some adapters or invariants into an older one, whose other rows stay.
 *
 * @returns the new table alone when the two were made with another seed or another number of random inputs.
 */
export function mergeKillTables(older: KillTable, newer: KillTable): KillTable {
  const { schemaVersion, seed, runs } = newer;
  if (older.schemaVersion !== schemaVersion || older.seed !== seed || older.runs !== runs) return newer;
  const renewed = new Map(newer.adapters.map((one) => [one.adapter, one]));
  const known = new Set(older.adapters.map(({ adapter }) => adapter));
  const adapters = [
    ...older.adapters.map((one) => mergeRows(one, renewed.get(one.adapter))),
    ...newer.adapters.filter(({ adapter }) => !known.has(adapter)),
  ].sort((a, b) => (a.adapter < b.adapter ? -1 : 1));
  const withoutSaboteur = newer.toothless.filter((invariant) => older.toothless.includes(invariant));
  return { schemaVersion, seed, runs, adapters, toothless: withoutSaboteur };
}

/** The rows of an adapter: new ones in place of old ones of the same invariant, in the old order. */
function mergeRows(older: AdapterTeeth, newer: AdapterTeeth | undefined): AdapterTeeth {
  if (newer === undefined) return older;
  const renewed = new Map(newer.invariants.map((one) => [one.invariant, one]));
  const known = new Set(older.invariants.map(({ invariant }) => invariant));
  const invariants = [
    ...older.invariants.map((one) => renewed.get(one.invariant) ?? one),
    ...newer.invariants.filter(({ invariant }) => !known.has(invariant)),
  ];
  return { ...newer, invariants };
}

/** Number of cells of a table, by verdict. */
export function countCells(table: KillTable): Record<KillCell["verdict"], number> {
  const counts = { caught: 0, survived: 0, "not-applicable": 0 };
  for (const { verdict } of table.adapters.flatMap((one) => one.invariants.flatMap(({ cells }) => cells))) {
    counts[verdict] += 1;
  }
  return counts;
}
