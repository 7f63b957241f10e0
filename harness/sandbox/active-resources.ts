/** Kinds of resources that a run may open; files and the harness's own channels are none of them. */
const KINDS: ReadonlySet<string> = new Set(["ProcessWrap", "PipeWrap", "Timeout"]);
/** Those that a request may open. */
export const KINDS_OF_REQUESTS: ReadonlySet<string> = new Set(["TCPSocketWrap", "Timeout"]);

/**
 * What keeps this process busy, by kind: children, pipes, timers.
 *
 * @param before what was there already and does not count.
 * @param kinds those that are looked at.
 */
export function activeResources(before: readonly string[] = [], kinds = KINDS): string[] {
  const known = [...before];
  return process.getActiveResourcesInfo().filter((kind) => {
    if (!kinds.has(kind)) return false;
    const at = known.indexOf(kind);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
}
