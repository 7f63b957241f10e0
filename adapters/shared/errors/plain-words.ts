/** A folder or a file anywhere on a disk; an address on the web is none, nor is a command such as `/login`. */
const PATH =
  /(?<![\w:/.~\\-])(?:~|\.{1,2}|\/[^\s"'`,;:()<>/]+)\/[^\s"'`,;:()<>]+|(?<!\w)[A-Za-z]:\\[^\s"'`,;:()<>]+/g;
/** Files whose name says what is wrong: one that configures the CLI. */
const TELLING_NAME = /[\w.-]*(?:config|settings)[\w-]*\.\w+(?=\W*$)/i;
const FLAG = /(?<![\w-])--[a-z][\w-]*/gi;

/**
 * A sentence without the names that somebody else gave: `/srv/rate-limit/index.js` is no rate limit, and an unknown
 * option `--max-turns` is no limit of turns that was reached (INV-CLI-ERR-003).
 */
export function plainWords(sentence: string): string {
  return sentence
    .replace(PATH, (path) => `/${TELLING_NAME.exec(path)?.[0] ?? "path"}`)
    .replace(FLAG, "--flag");
}
