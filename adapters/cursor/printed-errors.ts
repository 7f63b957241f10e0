import { stripAnsi } from "../shared/framing/ansi-stripper.ts";
import { jsonRecord } from "../shared/framing/json-record.ts";

/** How a line begins that reports an error, outside of records: with its class, in the bundle often a single letter. */
export const ERROR_LINE =
  /^(?:Error: |error: |[A-Z]\w*Error: |[A-Za-z]: (?=\S)|⚠ ?Workspace Trust Required|Workspace Trust Required)/;

/** How all of stdout begins where the account's limit is printed in place of an answer. */
const LIMIT = /^\s*Error: You've hit your usage limit$/m;
const LIMIT_START = /^\s*Error: You've hit your usage limit\s*\n\s+\S/;

/** Lines of stderr that good runs may print too. */
export const NOTICE = /^(?:Warning: |\(node:\d+\)|\(Use `node --)/;

/** True when stdout is the account's limit and no answer, whatever the exit code says. */
export function saysLimit(stdout: string): boolean {
  return LIMIT_START.test(stdout) || stdout.trim() === LIMIT.exec(stdout)?.[0]?.trim();
}

/** stderr without the copies of stdout's records that one version prints there: they hold the model's words. */
export function withoutRecords(stderr: string): string {
  return stripAnsi(stderr)
    .split("\n")
    .filter((line) => jsonRecord(line) === null && !/^\s*\{"type":/.test(line))
    .join("\n");
}
