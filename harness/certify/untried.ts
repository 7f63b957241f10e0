/** Why an invariant was not tried on any input. */
export function untriedReason(
  id: string,
  served: ReadonlySet<string>,
  provider: string,
  fixtures: number,
): string {
  if (!served.has(id)) return "no check serves it in this version";
  if (fixtures === 0) return `there are no fixtures of provider ${provider}`;
  return "not reached: the run ended before";
}
