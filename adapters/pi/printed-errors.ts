import { stripAnsi } from "../shared/framing/ansi-stripper.ts";

/** How a line begins by which the CLI says that it gives up, outside of records. */
export const ERROR_LINE =
  /^(?:(?:[A-Z]\w*)?Error: |No API key found for |No session found matching '|Session already exists with id '|Stored session working directory does not exist)/m;

/**
 * Lines of stderr that good runs print too, or that give no reason: warnings, trouble of extensions, where to read on
 * about a login.
 */
export const NOTICE =
  /^(?:Warning: |Extension error \(|Event handler error \(|Use \/login to log into |\s+(?:\/|[A-Za-z]:\\)\S.*\.md\s*$)/;

/** How an extension's trouble and a warning begin: kept as notices of a good run. */
const TROUBLE = /^(?:Warning: |Extension error \(|Event handler error \()/;

/**
 * What the client library prints of a record of the model's stream that it cannot read: before 1.x with the record,
 * that is with the model's own words, over several lines (INV-CLI-ERR-003).
 */
const BROKEN_RECORD =
  /^Could not parse message into JSON:.*\n?|^From chunk:(?: \[\n(?:[ \t].*\n)*\]?)?.*\n?|^\s+'data: .*\n?/gm;

/** What stderr says of a failure: without the model's words that may be there. */
export function stderrReason(stderr: string): string {
  return stripAnsi(stderr).replace(BROKEN_RECORD, "");
}

/** Trouble that stderr reports and that ended nothing, a line each. */
export function stderrTrouble(stderr: string): string[] {
  return stripAnsi(stderr)
    .split("\n")
    .filter((line) => TROUBLE.test(line));
}
