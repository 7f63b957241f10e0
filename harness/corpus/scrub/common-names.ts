/** Names of users and hosts that are common words: they identify no person, and masking them would spoil ordinary text. */
const COMMON = [
  "admin app build builder ci circleci codespace coder container debian dev ec2-user gitpod home host jovyan localhost me",
  "name nobody node pi public root runner runneradmin shared test travis ubuntu user username users vagrant vm vscode you",
  "yourname your-name agent developer",
].flatMap((line) => line.split(" "));

const NAMES = new Set(COMMON);

/** Whether a name of a user or host tells nothing of a person. */
export function isCommonName(name: string): boolean {
  return NAMES.has(name.toLowerCase());
}

/**
 * A pattern's part that refuses such a name, whole.
 *
 * @param within characters that a name may be made of, as in a class.
 */
export function noCommonName(within: string): string {
  return `(?!(?:${COMMON.flatMap((name) => [name, name[0]!.toUpperCase() + name.slice(1)]).join("|")})(?![${within}]))`;
}
