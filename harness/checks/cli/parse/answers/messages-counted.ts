import { recordedRun } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Replay } from "../../../../model/target.ts";
import { recordsOf } from "../../../../records/documents.ts";
import { timesPrinted } from "../../../../records/printed-texts.ts";
import type { CheckContext, CheckResult } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../../kit/recorded-check.ts";

/** A text that is shorter may be in a record for many reasons. */
const MIN_LENGTH = 6;

/**
 * A text is in `messages` as often as the agent said it: however many kinds of records repeat it, no more often than in
 * the one kind that has it most often (INV-CLI-PARSE-002).
 */
export default recordedCheck("INV-CLI-PARSE-002", "messages-counted", judge, ["messages"]);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  const run = recordedRun(fixture);
  if (recordsOf(run).length === 0) return notApplicable("the run has no records");
  const counts = new Map<string, number>();
  for (const text of outcome.messages)
    if (text.trim().length >= MIN_LENGTH) counts.set(text, (counts.get(text) ?? 0) + 1);
  // The answer may be in pieces there, and whole once more behind them.
  const answer = outcome.content ?? "";
  if (outcome.status === "ok" && answer.trim().length >= MIN_LENGTH)
    counts.set(answer, outcome.messages.join("").split(answer).length - 1);
  const repeated = [...counts].filter(([, count]) => count > 1);
  for (const [text, count] of repeated) {
    const printed = timesPrinted(run, text, target.manifest.recordKeys);
    if (printed === 0 || count <= printed) continue;
    return failed(counts.size, {
      message: "a text is in messages more often than the agent said it",
      run,
      difference: {
        path: "outcome.messages",
        expected: `${show(text)} at most ${printed} time(s)`,
        actual: `${count} times`,
      },
      hint: "Deltas, the whole message and the last record print one text: recognise what was streamed before.",
    });
  }
  return counts.size === 0 ? notApplicable("the run has no message") : passed(counts.size);
}
