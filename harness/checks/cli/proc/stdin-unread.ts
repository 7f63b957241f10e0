import { assertAsRecorded } from "../../kit/assert-as-recorded.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

/** Far more than a pipe holds; a prompt that is an argument or a file is as long as the manifest lets it be. */
const PROMPT_BYTES = 1024 * 1024;
const HINT = "Listen to `error` on stdin and go on: what the CLI prints says how the run ended.";

/** A CLI that does not read its prompt, or is gone before it could, hurts no one. */
export default processCheck("INV-CLI-PROC-002", "stdin-unread", async ({ run, fixture, target }) => {
  const { promptStyle = "stdin", maxPromptBytes } = target.manifest;
  const limit = promptStyle === "stdin" ? PROMPT_BYTES : (maxPromptBytes ?? PROMPT_BYTES);
  const prompt = "y".repeat(Math.min(PROMPT_BYTES, limit));
  const unread = await run({ prompt, faults: { stdin: "never-read" } });
  await assertAsRecorded(unread.outcome, fixture, target, {
    message: "a CLI that never reads stdin ends otherwise",
    hint: HINT,
  });
  const gone = await run({ prompt, faults: { stdin: "exit-before-reading" } });
  assertHolds(gone.outcome.exit.timedOut !== true && gone.survivors.length === 0, {
    message: "a CLI that exits before it reads its prompt is waited for",
    expected: "the exit of the CLI",
    actual: show(gone.outcome.exit),
    hint: HINT,
  });
});
