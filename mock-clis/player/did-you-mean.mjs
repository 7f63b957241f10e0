/** The known word that a mistyped one is nearest to, as ` did you mean claude?`, or an empty string. */
export function didYouMean(word, known) {
  const found = nearest(word, known);
  return found === undefined ? "" : ` did you mean ${found}?`;
}

/** The known word nearest to another one, if at most a third of its letters would have to change. */
export function nearest(word, known) {
  const near = known
    .map((candidate) => ({ candidate, edits: edits(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter((found) => found.edits <= Math.max(1, Math.floor(found.candidate.length / 3)))
    .sort((a, b) => a.edits - b.edits)[0];
  return near?.candidate ?? (word.length > 2 ? known.find((name) => name.startsWith(word)) : undefined);
}

/** Letters to change, put in or leave out between two words. */
function edits(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1), row[j] + 1, next[j - 1] + 1);
    row = next;
  }
  return row[b.length];
}
