/** Kinds of resources that a run may open; files and the harness's own channels are none of them. */
const KINDS = new Set(["ProcessWrap", "PipeWrap", "Timeout"]);

/**
 * What keeps this process busy, by kind: children, pipes, timers.
 *
 * @param before what was there already and does not count.
 */
export function openThings(before: readonly string[] = []): string[] {
  const known = [...before];
  return process.getActiveResourcesInfo().filter((kind) => {
    if (!KINDS.has(kind)) return false;
    const at = known.indexOf(kind);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
}
