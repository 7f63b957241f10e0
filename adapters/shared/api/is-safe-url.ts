const LOCAL = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * Whether a key may be sent to an address: over https, or in the clear to this machine alone. An address with a password
 * in it is none, nor is one with a query or a fragment, behind which no path can be put.
 */
export function isSafeUrl(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== "" || url.password !== "" || /[?#]/.test(address)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOCAL.has(url.hostname));
}
