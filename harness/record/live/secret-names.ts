/** Words in names whose values are secret, however they look. */
const STRONG =
  /^(?:api_?keys?|pass(?:wd|code|phrase)?|passwords?|pwd|secrets?|tokens?|authtoken|credentials?|creds?|cookies?|bearer|jwt|pat|dsn|pin|private_?key)$/;
/** Words that may name something harmless: a plain word or a number is no secret there. */
const WEAK = /^(?:keys?|auth|session|private|access|signature)$/;
const OWNER =
  /^(?:email(?:address)?|login|user|user_?name|display_?name|full_?name|account|org(?:anization)?_?name|(?:account|user|organization)_?(?:uu)?id)$/i;
/** The last word of a name whose value says where something is, or which one it is. */
const POINTER =
  /^(?:file|path|dir|directory|folder|sock|socket|type|class|manager|desktop|seat|vtnr|url|uri|name|helper|store)$/;
/** Names of variables of every shell, which read like others. */
const SHELL = new Set(["PWD", "OLDPWD"]);

export type NameKind = "secret" | "maybe" | "owner" | "plain";

/** What a name says of its value. The value of `owner` tells whose account it is. */
export function nameKind(name: string): NameKind {
  if (SHELL.has(name)) return "plain";
  if (OWNER.test(name)) return "owner";
  const words = wordsOf(name);
  if (POINTER.test(words.at(-1) ?? "")) return "plain";
  if (words.some((word) => STRONG.test(word))) return "secret";
  // An id of a session is no login.
  return words.some((word) => WEAK.test(word)) && words.at(-1) !== "id" ? "maybe" : "plain";
}

/** The same of a flag: `--token-limit` and `--password-store` want no secret, so that the last word decides. */
export function flagKind(flag: string): NameKind {
  const words = wordsOf(flag);
  const last = words.at(-1) ?? "";
  if (STRONG.test(last) || (/^keys?$/.test(last) && words.length > 1)) return "secret";
  return last === "auth" || last === "key" ? "maybe" : "plain";
}

/** `apiKey`, `API_KEY` and `api-key` as words in lower case; digits at the end of a word count nothing. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase().replace(/\d+$/, ""))
    .filter((word) => word !== "");
}
