import { stripAnsi } from "../shared/framing/ansi-stripper.ts";

/** Start of the line on stderr by which the CLI says, with exit code 0, that the run broke off. */
const BROKE_OFF = /^Error executing prompt: /m;

/** How a line begins that reports an error, outside of records. */
export const ERROR_LINE =
  /^(?:[✗✘] ?)?(?:Error: |error: |Error executing prompt: |Execution failed: |Model call failed: )/;

/** Lines of stderr that good runs may print too. */
export const NOTICE = /^(?:Warning: |\(node:\d+\)|\(Use `node --)/;

/** What text mode prints on stdout when a model call is made again. */
const RETRY_NOTICE =
  /^● (?:Request failed due to a transient API error|Response was interrupted due to a server error)\. Retrying\.\.\.$/;

/** True when stderr says that the run failed, whatever the exit code says. */
export function saysBrokenOff(stderr: string): boolean {
  return BROKE_OFF.test(stripAnsi(stderr));
}

export function isRetryNotice(line: string): boolean {
  return RETRY_NOTICE.test(line);
}
