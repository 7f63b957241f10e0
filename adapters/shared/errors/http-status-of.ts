/** A number that is an HTTP status, or null: what stands in a field that is meant for one. */
export function httpStatusOf(value: unknown): number | null {
  return Number.isInteger(value) && (value as number) >= 100 && (value as number) <= 599
    ? (value as number)
    : null;
}
