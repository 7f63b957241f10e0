import { recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay } from "../../../model/target.ts";
import { valuesIn } from "../../../records/json-values.ts";
import { terminalRecord, terminalRecords } from "../../../records/terminal-record.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

/** As CLIs name them: thinking_tokens, reasoning_output_tokens, thoughts, thoughtsTokenCount, reasoning. */
const REASONING = /^(?:thinking|reasoning|thoughts)(?:_?(?:output)?_?tokens?(?:_?count)?)?$/i;

/** Reasoning tokens that the last record shows are reported, and are a part of the output tokens. */
export default recordedCheck("INV-CLI-USAGE-002", "reasoning-shown", judge, ["reasoning"]);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  const run = recordedRun(fixture);
  const { usage } = outcome;
  if (usage == null || usage.estimated) return notApplicable("the run shows no usage");
  const last = terminalRecords(run, terminalRecord(target.manifest, run)).at(-1);
  const counts = [...valuesIn(last)].flatMap(({ key, value }) =>
    REASONING.test(key) && typeof value === "number" && value > 0 ? [value] : [],
  );
  if (counts.length === 0) return notApplicable("its last record shows no reasoning tokens");
  const reported = usage.reasoningTokens ?? 0;
  if (reported > 0 && reported <= usage.outputTokens) return passed(1);
  return failed(1, {
    message: "the reasoning tokens that the CLI counts are lost",
    run,
    difference: {
      path: "outcome.usage.reasoningTokens",
      expected: `${counts.join(" or ")}, at most the ${usage.outputTokens} output tokens`,
      actual: show(usage.reasoningTokens),
    },
    hint: "reasoningTokens is the part of outputTokens that is not shown.",
  });
}
