import { type ErrorSentence, errorSentences } from "../../../corpus/error-sentences.ts";
import { tryReplay } from "../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../facts/claims.ts";
import { sampleEvenly } from "../../../lib/sample-evenly.ts";
import { providerOf } from "../../../model/target.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { recordCarriers, textCarriers } from "../../kit/errors/error-carriers.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

const HINT =
  "The words of an error decide where no code or status does: match each sentence that the CLI and the APIs behind it are known to print, and no word that other sentences have too.";
/** Sentences that a black box is asked: each costs a process. */
const BLACK_BOX_SENTENCES = 6;
/**
 * Every sentence and every code that the provider's CLI is known to print for an error gives its kind, and none that
 * only resembles one does: sentences on stderr and, as text, on stdout; both in records of failures whose other fields stand for no kind.
 */
const check: CorpusCheck = {
  invariant: "INV-CLI-ERR-002",
  name: "error-sentences",
  scope: "corpus",
  blackBox: "every-run",
  async run(fixtures, { target }) {
    const { manifest, isBlackBox } = target;
    if (!reports(manifest, "errorClass")) return unsupported(notReported(manifest, "errorClass"));
    const known = errorSentences(providerOf(manifest));
    if (known.length === 0) return notApplicable("no sentence of this provider is known");
    const sentences = isBlackBox ? sampleEvenly(known, BLACK_BOX_SENTENCES) : known;
    const carriers = [
      ...textCarriers(fixtures, target),
      ...(isBlackBox ? [] : await recordCarriers(fixtures, known, target)),
    ];
    let tried = 0;
    for (const { says, where, say } of carriers)
      for (const sentence of sentences.filter((one) => one.says === says)) {
        const run = say(sentence.words);
        const replayed = await tryReplay(target, run);
        tried++;
        if (replayed.crashed) return failed(tried, { message: replayed.message, run, hint: HINT });
        const { outcome } = replayed.replay;
        const kind = outcome.error?.kind ?? null;
        if (sentence.kind === undefined ? kind !== sentence.nearMissOf : kind === sentence.kind) continue;
        return failed(tried, {
          message: `${JSON.stringify(sentence.words)} ${where} gives the wrong kind`,
          run,
          difference: { path: "outcome.error.kind", expected: expectedOf(sentence), actual: String(kind) },
          outcome,
          hint: HINT,
        });
      }
    return passed(tried);
  },
};
export default check;

function expectedOf({ kind, nearMissOf }: ErrorSentence): string {
  return kind ?? `any other kind than ${nearMissOf}`;
}
