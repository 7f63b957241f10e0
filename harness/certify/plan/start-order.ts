/**
 * The order in which to start pieces of work of two kinds, one of each in turn, so that those which wait for most of
 * their time run beside those which keep a processor busy.
 *
 * @returns places in `work`, each once; within a kind in the order given.
 */
export function startOrder<T>(work: readonly T[], isOther: (one: T) => boolean): number[] {
  const places = work.map((_, place) => place);
  const one = places.filter((place) => !isOther(work[place]!));
  const other = places.filter((place) => isOther(work[place]!));
  return places.flatMap((turn) => [one[turn], other[turn]]).filter((place) => place !== undefined);
}
