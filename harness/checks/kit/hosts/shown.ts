const MOST_SHOWN = 400;

/** Any value in a finding: its JSON, cut where it is long; an error by its words. */
export function shown(value: unknown): string {
  const text = value instanceof Error ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} ... (${text.length} characters)` : text;
}
