/**
 * Sentences that the CLI prints as its whole output in text mode although it exits with 0: an interrupt, and the
 * limits of version 2.0.76. None of them has a newline at its end, and every answer has one, so an answer that
 * quotes such a sentence stays an answer (INV-CLI-ERR-003).
 */
const WHOLE_OUTPUTS: readonly RegExp[] = [
  /^Execution error$/,
  /^Error: Reached max turns \(\d+\)$/,
  /^Error: Exceeded USD budget \([\d.]+\)$/,
  /^Error: Failed to provide valid structured output after maximum retries$/,
];

/** True when the whole stdout of a text-mode run, newline included, is one of the CLI's error sentences. */
export function isPrintedError(stdout: string): boolean {
  return !stdout.endsWith("\n") && WHOLE_OUTPUTS.some((sentence) => sentence.test(stdout));
}

/** How a line begins that reports an error. */
export const ERROR_LINE =
  /^(?:API Error: |Execution error$|Error: |error: |Invalid API key|Not logged in|Failed to authenticate|Credit balance is too low|You've hit your (?:\S+ )?limit|Prompt is too long|Request timed out|Claude(?: AI)? usage limit reached|Please run \/login|There's an issue with the selected model|No conversation found with session ID)/m;

/**
 * True when plain text among the records (or instead of them) is one of the CLI's error sentences. Where records
 * were asked for, the model's words never are outside of them (Intense-Visions/harness-engineering#164).
 */
export function hasErrorLine(noise: string): boolean {
  return ERROR_LINE.test(noise);
}
