import { ERROR_WORDS } from "../../../changes/fields/error-words.ts";
import { isReplaceable, replaceTexts } from "../../../changes/fields/replace-texts.ts";
import { compareValues, type Difference, isSameRun } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import { surelyError, surelyOk } from "../../../facts/expected-values.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay, Run } from "../../../model/target.ts";
import { dataText } from "../../../records/data-text.ts";
import { recordsOf } from "../../../records/documents.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { withBytes } from "../../../records/with-bytes.ts";
import type { CheckContext, CheckResult, FixtureCheck } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { failureClass } from "../../kit/failure-class.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";

const HINT =
  "Classify from error records and stderr, never from the answer, a tool's input or a tool's output.";

/** A way to put words into a run, and how the replay then breaks the invariant. */
interface Attack {
  insert(words: readonly string[]): Run;
  judge(replay: Replay, words: readonly string[]): Difference | undefined;
}

/** Error words in answers and tool calls: good runs stay good, failed ones keep their class. */
const check = fixtureCheck("INV-CLI-ERR-003", "error-words-in-answer", attack);
export default { ...check, blackBox: "sample" } satisfies FixtureCheck;

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const recorded = await recordedReplay(fixture, target);
  const hasRecords = recordsOf(recordedRun(fixture)).length > 0;
  const plan = hasRecords ? inRecords(fixture, recorded) : inText(fixture);
  if (plan === undefined)
    return notApplicable("no text of an answer or a tool can be distinguished from the rest");
  const breach = async (words: readonly string[]) => {
    const run = plan.insert(words);
    const tried = await tryReplay(target, run);
    if (tried.crashed) return { message: tried.message, run };
    const difference = plan.judge(tried.replay, words);
    return difference && { message: "ordinary text was taken for an error", run, difference };
  };
  let tried = 0;
  for (const words of [ERROR_WORDS, ERROR_WORDS.toReversed()]) {
    tried++;
    if ((await breach(words)) === undefined) continue;
    for (const word of ERROR_WORDS) {
      tried++;
      const single = await breach([word]);
      if (single !== undefined) return failed(tried, { ...single, hint: HINT });
    }
    return failed(tried, { ...(await breach(words))!, hint: HINT });
  }
  return passed(tried);
}

/**
 * Text format, and text in place of records: a good answer is stdout itself. Lines keep an ordinary start, as
 * error markers are at line starts.
 */
function inText(fixture: Fixture): Attack | undefined {
  const run = recordedRun(fixture);
  if (!surelyOk(fixture.expected) || run.exit.code !== 0 || fixture.stdout.length === 0) return undefined;
  const text = (words: readonly string[]) => answerWith(words).replaceAll("\n", "\n- ");
  return {
    insert: (words) => withBytes(run, { out: Buffer.from(`${text(words)}\n`) }),
    judge: ({ outcome }, words) =>
      compareValues(
        { status: "ok", error: null },
        { status: outcome.status, error: outcome.error },
        "outcome",
      ) ?? compareValues(text(words), outcome.content?.trimEnd(), "outcome.content"),
  };
}

function inRecords(fixture: Fixture, recorded: Replay): Attack | undefined {
  const { outcome, events } = recorded;
  const { expected } = fixture;
  if (outcome.content !== null && outcome.content === dataText(outcome)) return undefined;
  const ok = surelyOk(expected);
  if (!ok && !surelyError(expected)) return undefined;
  const answer = typeof expected.content === "string" ? expected.content : outcome.content;
  const message = outcome.error?.message ?? "";
  const tools = events.flatMap((event) =>
    event.kind === "tool_use"
      ? stringsIn(event.input)
      : event.kind === "tool_result"
        ? stringsIn(event.output)
        : [],
  );
  const texts = [answer ?? "", ...outcome.messages, ...tools].filter(
    (text) => isReplaceable(text) && !message.includes(text) && (message === "" || !text.includes(message)),
  );
  if (texts.length === 0) return undefined;
  const run = recordedRun(fixture);
  const holdsAnswer = answer !== null && texts.includes(answer);
  const unique = [...new Set(texts)];
  const insert = (words: readonly string[]) =>
    replaceTexts(run, new Map(unique.map((text) => [text, answerWith(words)])));
  if (isSameRun(run, insert(ERROR_WORDS))) return undefined;
  return {
    insert,
    judge(replay, words) {
      const { status, error, content } = replay.outcome;
      if (!ok) return compareValues(failureClass(recorded), failureClass(replay), "outcome");
      return (
        compareValues({ status: "ok", error: null }, { status, error }, "outcome") ??
        (holdsAnswer ? compareValues(answerWith(words), content, "outcome.content") : undefined)
      );
    },
  };
}

/** Words joined to one text that begins and ends as an ordinary answer does. */
function answerWith(words: readonly string[]): string {
  return ["Here is what the file holds:", ...words, "That is all."].join("\n");
}
