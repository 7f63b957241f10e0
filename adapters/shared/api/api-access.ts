/** How one API is reached: the part of an adapter over HTTP that names secrets, without holding any. */
export interface ApiAccess<Config> {
  /**
   * Variable of the caller's environment that holds the key. It goes into the Authorization header and nowhere else.
   */
  keyVariable: string;
  /** Variable that may name another address, for gateways and tests. */
  baseUrlVariable: string;
  /** Path of a small question that only a valid key gets an answer to. */
  healthPath: string;
  /** Headers besides those that every request has. */
  headers(config: Config): Readonly<Record<string, string>>;
}

const LOCAL = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * Whether a key may be sent to an address: over https, or in the clear to this machine alone. An address with a
 * password in it is none, nor is one with a query or a fragment, behind which no path can be put.
 */
export function isSafeUrl(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== "" || url.password !== "" || /[?#]/.test(address)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOCAL.has(url.hostname));
}

/** Links of a chain of causes that are followed. */
const MAX_CAUSES = 5;

/**
 * Why a request failed, in the client's own words: fetch says "fetch failed" or "terminated" and names the reason in
 * its causes, by a code and a sentence (nodejs/undici). A line each, the most specific one last.
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
