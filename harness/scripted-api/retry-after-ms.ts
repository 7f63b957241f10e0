/**
 * Milliseconds that a refusal asks its client to wait, as its headers tell: `retry-after-ms`, else `retry-after` in
 * seconds. Null where they tell nothing, or a date, which no scenario can hold.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>): number | null {
  const told = new Headers(headers);
  const milliseconds = told.get("retry-after-ms");
  const seconds = told.get("retry-after");
  if (milliseconds !== null) return numberOrNull(Number(milliseconds));
  return seconds === null ? null : numberOrNull(Number(seconds) * 1000);
}

function numberOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
