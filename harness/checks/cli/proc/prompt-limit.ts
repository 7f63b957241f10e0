import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

/**
 * Where the prompt is an argument or a file, its limit is stated, kept to, and reported by a run that goes beyond it.
 */
export default processCheck("INV-CLI-PROC-001", "prompt-limit", async ({ target, run }) => {
  const { promptStyle, maxPromptBytes, id } = target.manifest;
  if ((promptStyle ?? "stdin") === "stdin") {
    return { verdict: "not-applicable", inputs: 0, reason: `${id} gives the prompt by stdin` };
  }
  assertHolds(typeof maxPromptBytes === "number", {
    message: `the prompt is given by ${promptStyle} and the manifest states no limit`,
    expected: "maxPromptBytes",
    actual: show(maxPromptBytes),
    hint: "State how many bytes the CLI takes; on Linux an argument ends at 128 KiB.",
  });
  const fits = await run({ prompt: "x".repeat(maxPromptBytes) });
  assertHolds(fits.receipts.length === 1, {
    message: `a prompt of the ${maxPromptBytes} bytes that the manifest states does not get through`,
    actual: show(fits.outcome.error),
    hint: "Lower maxPromptBytes to what gets through.",
  });
  const beyond = await run({ prompt: "x".repeat(maxPromptBytes + 1) });
  assertHolds(beyond.outcome.error?.category === "validation" && beyond.receipts.length === 0, {
    message: "a prompt beyond the limit is not refused by name",
    expected: "an error of category validation, and no CLI started",
    actual: show(beyond.outcome.error ?? beyond.outcome.status),
    hint: "Refuse it before anything is started; a cut prompt is a wrong task.",
  });
});
