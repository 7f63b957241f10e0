import type { ErrorKind, Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { errorSentences } from "../../../corpus/error-sentences.ts";
import { providerOf } from "../../../model/target.ts";
import { changeLines } from "../../kit/change-lines.ts";
import { changeError, changeOutcome } from "../../kit/change-outcome.ts";
import { reclassified } from "../../kit/verdicts.ts";
import { type Saboteur, saboteursOf } from "../../saboteur.ts";

/** Takes every failure without any record whose message holds these words for one kind. */
function readsWords(words: RegExp, kind: ErrorKind): Pick<Saboteur, "sabotage" | "skip"> {
  const change = (outcome: Outcome) =>
    outcome.error != null && outcome.error.evidence === "stderr" && words.test(outcome.error.message)
      ? reclassified(outcome, kind)
      : outcome;
  return {
    skip: ({ manifest }) =>
      errorSentences(providerOf(manifest)).some(
        (one) => (one.nearMissOf ?? kind) === kind && one.kind !== kind && words.test(one.words),
      )
        ? null
        : "no sentence of this CLI has such words",
    sabotage: (adapter) => changeOutcome(adapter, change),
  };
}

/** Codes of refusals that few runs meet. */
const RARE_CODE = /^\w+_(?:not_allowed|invalid|unavailable)$/;

/** Rules of words that are too narrow, or too broad. */
export default saboteursOf("INV-CLI-ERR-002", [
  {
    name: "balance-unread",
    fault: "Has no rule for an account without a balance or credits. (no public report found)",
    ...readsWords(/balance|credits?\b/i, "unknown"),
  },
  {
    name: "any-model-is-missing",
    fault: "Takes every sentence about a model for a missing one. (no public report found)",
    ...readsWords(/\bmodel\b/i, "model_unavailable"),
  },
  {
    name: "any-limit-is-of-the-rate",
    fault: "Takes every limit for a rate limit, that of turns too. (no public report found)",
    ...readsWords(/\blimit/i, "rate_limited"),
  },
  {
    name: "flag-errors-unread",
    fault: "Has no rule for what the CLI says of a flag or an argument. (no public report found)",
    ...readsWords(/\b(?:flag|option|argument)\b/i, "unknown"),
  },
  {
    name: "status-alone-decides",
    fault:
      "Takes every 403 for a missing permission and every 429 for a rate limit. (no public report found)",
    sabotage: (adapter) =>
      changeError(adapter, ({ httpStatus }) => {
        if (httpStatus === 403) return { kind: "permission_denied" };
        return httpStatus === 429 ? { kind: "rate_limited" } : {};
      }),
  },
  {
    name: "rare-codes-unread",
    fault: "Knows the codes of the commonest errors alone. (no public report found)",
    skip: ({ manifest }) =>
      errorSentences(providerOf(manifest)).some(({ says, words }) => says === "code" && RARE_CODE.test(words))
        ? null
        : "no such code of this CLI is known",
    sabotage: (adapter) =>
      changeLines(
        adapter,
        () => (line) =>
          line.replace(/"(\w+)"/g, (quoted, word: string) => (RARE_CODE.test(word) ? '"zz_code"' : quoted)),
      ),
  },
]);
