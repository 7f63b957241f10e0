/**
 * Files whose state is another than at the look before: new, changed, put back or gone. What was unsaved or uncommitted
 * before the session began is no file that it touched (INV-SESSION-FILES-002). Sorted.
 */
export function touchedSince(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const touched = new Set(
    [...after].filter(([path, state]) => before.get(path) !== state).map(([path]) => path),
  );
  for (const path of before.keys()) if (!after.has(path)) touched.add(path);
  return [...touched].sort();
}
