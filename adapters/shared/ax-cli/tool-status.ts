/**
 * How the CLI words a tool that failed, at the start of its output: a command's exit, arguments that are no JSON, a
 * refused or broken operation. No field tells it.
 */
const FAILED =
  /^(?:Command failed: |Tool execution error: |Error occurred$|Unknown tool: |\[[A-Z][A-Za-z ]{2,30}\] [^\n]{1,200} failed: )/;

/** Whether the output of a tool is the CLI's word for a failure. */
export function isFailedTool(output: unknown): boolean {
  return typeof output === "string" && FAILED.test(output);
}
