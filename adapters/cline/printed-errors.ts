import { stripAnsi } from "../shared/framing/ansi-stripper.ts";
import { stringAt } from "../shared/framing/fields.ts";
import { jsonRecord } from "../shared/framing/json-record.ts";

/** How a line begins that reports an error where the CLI does not know yet that JSON was asked for. */
const ERROR_WORD = /^error: /;

/** How a line begins that reports an error, outside of records. */
export const ERROR_LINE = /^(?:[A-Z]\w*)?(?:Error|Exception): |^error: /m;

/** Lines of stderr that good runs print too: warnings of a library, with their stacks. */
const NOTICE = /^(?:\w*Warning: |\s+at )/;

/**
 * What stderr says of a failure. With `--json` an error is one record a line there; of a refused start it is painted
 * text.
 *
 * @param stderr with its escape sequences.
 * @returns `errors`: the sentences that the CLI printed as errors. `rest`: other lines, without those of good runs.
 */
export function printedErrors(stderr: string): { errors: string[]; rest: string } {
  const errors: string[] = [];
  const rest: string[] = [];
  for (const line of stripAnsi(stderr).split("\n")) {
    const record = jsonRecord(line);
    const reported = record?.type === "error" ? stringAt(record.message) : null;
    if (reported !== null) errors.push(reported);
    else if (ERROR_WORD.test(line)) errors.push(line);
    else if (record === null && !NOTICE.test(line)) rest.push(line);
  }
  return { errors, rest: rest.join("\n").trim() };
}
