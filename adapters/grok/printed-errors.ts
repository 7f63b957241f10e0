/** How a line begins that reports an error, outside of records: by the CLI, and by its reader of flags. */
export const ERROR_LINE = /^(?:Error: |error: |Internal error: )/;

/** Lines of stderr that good runs print too: they say nothing about a failure. */
export const NOTICE = /^warning: /;

/** What stderr says about trouble that did not fail the run. */
export function stderrNotices(stderr: string): string[] {
  return stderr.split("\n").filter((line) => NOTICE.test(line));
}
