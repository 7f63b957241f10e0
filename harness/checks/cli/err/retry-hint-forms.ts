import { stripVTControlCharacters } from "node:util";
import { isReplaceable, replaceTexts } from "../../../changes/fields/replace-texts.ts";
import { compareValues } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../facts/claims.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Run } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { runBytes } from "../../../records/run-bytes.ts";
import { withBytes } from "../../../records/with-bytes.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

const HINT =
  "A waiting time is a number with a unit behind words such as retry after, wait, try again in; nothing else.";

/** Texts that CLIs and gateways put into a rate-limit error, and the milliseconds each says; null tells none. */
const FORMS: readonly (readonly [string, number | null])[] = [
  [" Please retry after 30 seconds.", 30_000],
  [" Please retry after 100ms", 100],
  [" Please wait 5 seconds.", 5_000],
  [" Please try again in 2 minutes.", 120_000],
  [" (retry-after: 30)", 30_000],
  [" Please try again.", null],
  [" The limit is 30 requests of 60 per hour.", null],
  [" The request took 30 seconds.", null],
];

/** A waiting time in the words of a rate-limit error is read in every unit; where none is reported none is invented. */
export default fixtureCheck("INV-CLI-ERR-004", "retry-hint-forms", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  if (!reports(target.manifest, "rateLimits")) return unsupported(notReported(target.manifest, "rateLimits"));
  const { error } = (await recordedReplay(fixture, target)).outcome;
  if (error?.category !== "rate_limit") return notApplicable("the run does not end with a rate limit");
  if (error.retryAfterMs != null || error.resetsAt != null)
    return notApplicable("the run tells a time of its own");
  const append = appendToErrorText(recordedRun(fixture), error.message);
  if (append === undefined) return notApplicable("the reported message is nowhere in the output");
  let tried = 0;
  for (const [text, retryAfterMs] of FORMS) {
    const run = append(text);
    const replayed = await tryReplay(target, run);
    tried++;
    if (replayed.crashed) return failed(tried, { message: replayed.message, run, hint: HINT });
    const after = replayed.replay.outcome.error;
    if (after?.category !== "rate_limit") continue;
    const expected = { retryAfterMs, suggestedDelayMs: retryAfterMs ?? 1000, resetsAt: null };
    const actual = {
      retryAfterMs: after.retryAfterMs ?? null,
      suggestedDelayMs: after.suggestedDelayMs ?? null,
      resetsAt: after.resetsAt ?? null,
    };
    const difference = compareValues(expected, actual, "outcome.error");
    if (difference !== undefined) {
      return failed(tried, {
        message: `an error text that ends with "${text.trim()}"`,
        run,
        difference,
        hint: HINT,
      });
    }
  }
  return passed(tried);
}

/**
 * Puts another text behind the error text of a failed run, wherever the error text stands: in records, in stdout of a
 * text-mode run, on stderr.
 *
 * @param message the error's message as the adapter reported it.
 * @returns a function of the text to add; undefined when the message is found nowhere in the output.
 */
function appendToErrorText(run: Run, message: string): ((text: string) => Run) | undefined {
  const inRecords = [...new Set(recordsOf(run).flatMap(stringsIn))].filter(
    (text) =>
      isReplaceable(text) && (text.includes(message) || (text.length >= 12 && message.includes(text))),
  );
  const line = message.split("\n")[0]!;
  const inStreams = (["out", "err"] as const).filter(
    (stream) => recordsOf(run).length === 0 && isReplaceable(line) && plain(run, stream).includes(line),
  );
  if (inRecords.length + inStreams.length === 0) return undefined;
  return (added) => {
    const records = replaceTexts(run, new Map(inRecords.map((text) => [text, `${text}${added}`])));
    return inStreams.reduce((changed, stream) => {
      const text = plain(changed, stream).replaceAll(line, () => `${line}${added}`);
      return withBytes(changed, { [stream]: Buffer.from(text) });
    }, records);
  };
}

function plain(run: Run, stream: "out" | "err"): string {
  return stripVTControlCharacters(runBytes(run, stream).toString("utf8"));
}
