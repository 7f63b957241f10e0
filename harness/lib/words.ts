const LEAST_BEGINNING = 3;

/**
 * The known word that a mistyped one is nearest to, as ` did you mean claude?`, or an empty string when none
 * is near: at most a third of its letters wrong, left out, put in or swapped, or only its beginning typed.
 */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))[0];
  const found = near?.candidate ?? known.find((candidate) => isBeginning(word, candidate));
  return found === undefined ? "" : ` did you mean ${found}?`;
}

function isBeginning(word: string, candidate: string): boolean {
  return word.length >= LEAST_BEGINNING && candidate.toLowerCase().startsWith(word.toLowerCase());
}

/** Edits between two words; a swap of neighbours is one edit. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(changed, rows[i - 1]![j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** `1 fixture`, `2 fixtures`: a number with its noun. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** `a, b or c`. */
export function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
