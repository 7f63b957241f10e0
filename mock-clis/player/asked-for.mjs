/**
 * Whether an argv asks for the version or the help, as far as its words tell.
 *
 * @returns "version", "help" or null.
 */
export function askedFor(argv, { versionFlags, helpFlags }) {
  for (const word of argv) {
    if (word === "--") return null;
    if (versionFlags.includes(word)) return "version";
    if (helpFlags.includes(word)) return "help";
  }
  return null;
}
