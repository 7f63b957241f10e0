import { recordedRun } from "../../../../driver/recorded-replay.ts";
import { isRecord } from "../../../../lib/json.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Replay } from "../../../../model/target.ts";
import { recordsOf } from "../../../../records/documents.ts";
import type { CheckResult } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../../kit/recorded-check.ts";

/**
 * The answer is a text of the agent too: where a stream shows its texts, `messages` holds it, whole or in parts
 * (INV-CLI-PARSE-002).
 */
export default recordedCheck("INV-CLI-PARSE-002", "content-in-messages", judge, ["messages"]);

function judge(fixture: Fixture, { outcome }: Replay): CheckResult {
  const { status, content, messages, diagnostics } = outcome;
  if (status !== "ok" || content === null || content.trim() === "")
    return notApplicable("the run has no answer");
  const run = recordedRun(fixture);
  if (run.outputFormat !== "stream-json" || recordsOf(run).length < 2)
    return notApplicable("only a stream shows the agent's texts one by one");
  if (isObjectText(content))
    return notApplicable("the answer is a structured result, which the agent did not say");
  if (isRecord(diagnostics) && diagnostics.textFallback === true)
    return notApplicable("the answer is plain text in place of records");
  if (messages.join("").includes(content.trim())) return passed(1);
  return failed(1, {
    message: "messages do not hold the answer",
    run,
    difference: {
      path: "outcome.messages",
      expected: `${show(content)} among them, or put together from neighbouring ones`,
      actual: show(messages),
    },
    hint: "The answer is the last text of the agent: report it in messages as every other one.",
  });
}

function isObjectText(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
