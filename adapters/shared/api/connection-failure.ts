/** Links of a chain of causes that are followed. */
const MAX_CAUSES = 5;

/**
 * Why a request failed, in the client's own words: fetch says "fetch failed" or "terminated" and names the reason in its
 * causes, by a code and a sentence (nodejs/undici). A line each, the most specific one last.
 */
export function connectionFailure(thrown: unknown): string {
  const lines: string[] = [];
  for (let one = thrown, depth = 0; one != null && depth < MAX_CAUSES; depth++) {
    const { message, code, cause } = one as { message?: unknown; code?: unknown; cause?: unknown };
    const words = typeof message === "string" && message !== "" ? message : String(one);
    const isNew = typeof code === "string" && !words.includes(code);
    lines.push(isNew ? `${words} (${code})` : words);
    one = cause;
  }
  return `${[...new Set(lines)].join(": ")}\n`;
}
