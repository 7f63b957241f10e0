import { isDeepStrictEqual } from "node:util";
import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { errorSentences } from "../../../corpus/error-sentences.ts";
import { tryReplay } from "../../../driver/recorded-replay.ts";
import { notReported, type ReportedPart, reports } from "../../../facts/claims.ts";
import { sampleEvenly } from "../../../lib/sample-evenly.ts";
import { providerOf } from "../../../model/target.ts";
import type { CorpusCheck } from "../check.ts";
import { failed } from "../failed.ts";
import { notApplicable, passed, unsupported } from "../fixture-check.ts";
import { recordCarriers, textCarriers } from "./error-carriers.ts";

/** The words of an error and what is right of it. */
interface Figure {
  words: string;
  /** The time of the run, where only it tells. */
  now?: string | undefined;
  expected: unknown;
}

interface FiguresCheck {
  invariant: string;
  name: string;
  hint: string;
  /** What an adapter may say that it does not report; left out: all report it. */
  claim?: ReportedPart;
  figures: readonly Figure[];
  /** Only on stderr, where lines that give no reason stand beside one that does. */
  isOfStderr?: boolean;
  /** What the outcome says of it. */
  figureOf(error: NonNullable<Outcome["error"]>): unknown;
  /** Whether it is what was expected; left out: the same. */
  isRight?(actual: unknown, expected: unknown): boolean;
  /** Where the figure is in the outcome. */
  path: string;
}

/** Figures that a black box is asked: each costs a process. */
const BLACK_BOX_FIGURES = 4;

/**
 * A check that the words of an error give a figure: said on stderr in each format, on stdout of a text run where the
 * CLI prints its errors there, and in the records of a failure whose other fields say nothing.
 */
export function figuresCheck(check: FiguresCheck): CorpusCheck {
  const { invariant, name, hint, claim, figures, isOfStderr = false, figureOf, path } = check;
  const { isRight = isDeepStrictEqual } = check;
  return {
    invariant,
    name,
    scope: "corpus",
    blackBox: "every-run",
    async run(fixtures, { target }) {
      const { manifest, isBlackBox } = target;
      if (claim !== undefined && !reports(manifest, claim)) return unsupported(notReported(manifest, claim));
      const known = errorSentences(providerOf(manifest));
      if (known.length === 0) return notApplicable("what this provider's CLI prints of errors is not known");
      const carriers = [
        ...textCarriers(fixtures, target),
        ...(isBlackBox || isOfStderr ? [] : await recordCarriers(fixtures, known, target)),
      ].filter(({ says, stream }) => says === "text" && !(isOfStderr && stream !== "err"));
      // A black box has a clock of its own.
      const timeless = figures.filter(({ now }) => now === undefined);
      const asked = isBlackBox ? sampleEvenly(timeless, BLACK_BOX_FIGURES) : figures;
      let tried = 0;
      for (const { where, say } of carriers)
        for (const { words, now, expected } of asked) {
          const run = { ...say(words), ...(now !== undefined && { now }) };
          const replayed = await tryReplay(target, run);
          tried++;
          if (replayed.crashed) return failed(tried, { message: replayed.message, run, hint });
          const { outcome } = replayed.replay;
          const actual = outcome.error == null ? null : figureOf(outcome.error);
          if (outcome.error != null && isRight(actual, expected)) continue;
          return failed(tried, {
            message: `${JSON.stringify(words)} ${where} is read wrong`,
            run,
            difference: { path, expected: JSON.stringify(expected), actual: JSON.stringify(actual) },
            outcome,
            hint,
          });
        }
      return passed(tried);
    },
  };
}
