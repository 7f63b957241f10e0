import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { allowedInError } from "../../../facts/expected-values.ts";
import { isRecord } from "../../../lib/json.ts";
import { terminalRecord } from "../../../records/terminal-record.ts";
import { changeError, changeOutcome } from "../../kit/change-outcome.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import type { JsonRecord } from "../../kit/json-record.ts";
import { withoutRecords } from "../../kit/skip.ts";
import { firstErrorWord, reclassified } from "../../kit/verdicts.ts";
import { saboteursOf } from "../../saboteur.ts";

/** A status 400 whose words are known to mean something else. */
const tellsMore = ({ httpStatus, category, kind }: Record<string, unknown>) =>
  httpStatus === 400 && (category === "quota" || kind === "context_exceeded");

function isOverloaded({ expected }: CorpusFixture): boolean {
  const kinds = allowedInError(expected, "kind");
  const isNothingElse = kinds.length > 0 && kinds.every((kind) => kind === "overloaded");
  return isNothingElse || allowedInError(expected, "httpStatus").includes(529);
}

const TROUBLE = /(?:retry|warning|error)$/;

function typeOf({ type, subtype }: JsonRecord): string {
  return `${String(type)}${typeof subtype === "string" ? `/${subtype}` : ""}`;
}

/** A reason to leave an adapter out whose runs never meet trouble, or give no reason at their end. */
function withoutTrouble(adapter: Adapter): string | null {
  const some = (is: (fixture: CorpusFixture) => boolean) =>
    someFixture(adapter, (fixture) => fixture.outputFormat === "stream-json" && is(fixture));
  const terminal = terminalRecord(adapter.manifest, { outputFormat: "stream-json" });
  const isTrouble = (record: JsonRecord) =>
    TROUBLE.test(typeOf(record)) && terminal?.matches(record) !== true;
  const isOvercome = some(({ expected, records }) => expected.status === "ok" && records.some(isTrouble));
  const isExplained = some(({ expected, records }) => {
    const end = records.findLast((record) => terminal?.matches(record));
    return expected.status === "error" && (isRecord(end?.error) || end?.is_error === true);
  });
  return isOvercome && isExplained ? null : "no run here meets trouble, or none gives a reason at its end";
}

export default saboteursOf("INV-CLI-ERR-002", [
  {
    name: "always-retry",
    fault: "Says of every failure that a retry may help (sliamh11/Deus#592).",
    sabotage: (adapter) => changeError(adapter, () => ({ shouldRetry: true })),
  },
  {
    name: "bad-request-is-final",
    fault:
      "Reports every HTTP status 400 as a malformed request and ignores the body (anthropics/claude-code#4208).",
    skip: (adapter) =>
      someFixture(adapter, ({ expected: { error } }) => isRecord(error) && tellsMore(error))
        ? null
        : "no fixture is known for more than its status 400",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.httpStatus === 400 ? reclassified(outcome, "invalid_request") : outcome,
      ),
  },
  {
    name: "everything-unknown",
    fault: "Gives all failures one class (Q00/ouroboros#561).",
    sabotage: (adapter) => changeOutcome(adapter, (outcome) => reclassified(outcome, "unknown")),
  },
  {
    name: "evidence-is-exit",
    fault: 'Reports the evidence "exit" for a failure that stderr explains (no public report found).',
    sabotage: (adapter) =>
      changeError(adapter, ({ evidence }) => ({ evidence: evidence === "stderr" ? "exit" : evidence })),
  },
  {
    name: "evidence-is-stdout",
    fault: 'Reports the evidence "stdout" for a reason that a record gives (no public report found).',
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeError(adapter, ({ evidence }) => ({ evidence: evidence === "record" ? "stdout" : evidence })),
  },
  {
    name: "first-word-in-stdout",
    fault:
      "Classifies a failure by the first word found anywhere in its output (portpowered/you-agent-factory#973).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) =>
        reclassified(outcome, firstErrorWord(seen.text("out") + seen.text("err")) ?? "unknown"),
      ),
  },
  {
    name: "limit-is-unknown",
    fault: "Reports a turn limit as the general kind of its category (no public report found).",
    skip: (adapter) =>
      someFixture(adapter, ({ expected: { error } }) => isRecord(error) && error.kind === "max_turns")
        ? null
        : "no fixture is known to end at a turn limit",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.kind === "max_turns" ? reclassified(outcome, "unknown") : outcome,
      ),
  },
  {
    name: "limit-not-recognised",
    fault: "Does not recognise the CLI's message for a rate limit (gabrielkoerich/orch#3242).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => {
        const category = outcome.error?.category;
        return category === "rate_limit" || category === "quota" ? reclassified(outcome, "unknown") : outcome;
      }),
  },
  {
    name: "login-not-recognised",
    fault: "Does not recognise the CLI's message for an expired login (openclaw/openclaw#97854).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.category === "authentication" ? reclassified(outcome, "unknown") : outcome,
      ),
  },
  {
    name: "overloaded-is-rate-limit",
    fault:
      "Reports an overloaded server as a rate limit of the caller (Intense-Visions/harness-engineering#164).",
    skip: (adapter) =>
      someFixture(adapter, isOverloaded)
        ? null
        : "no fixture is known to be an overloaded server and nothing else",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.kind === "overloaded" ? reclassified(outcome, "rate_limited") : outcome,
      ),
  },
  {
    name: "first-trouble-decides",
    fault:
      "Takes the class from the first record of trouble, not from the end of the run (no public report found).",
    skip: withoutTrouble,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const end = seen.terminalRecord(adapter.manifest);
        const trouble = seen.records().find((record) => TROUBLE.test(typeOf(record)));
        const isEarlier = end !== undefined && JSON.stringify(end) !== JSON.stringify(trouble);
        if (trouble === undefined || !isEarlier) return outcome;
        return reclassified(outcome, firstErrorWord(JSON.stringify(trouble)) ?? "transport");
      }),
  },
  {
    name: "waiting-time-of-earlier-trouble",
    fault:
      "Reports the waiting time of an earlier record of trouble as that of the failure (no public report found).",
    skip: withoutTrouble,
    sabotage: (adapter) =>
      changeError(adapter, ({ httpStatus }, seen) => {
        const end = JSON.stringify(seen.terminalRecord(adapter.manifest));
        const isTrouble = (record: JsonRecord) =>
          TROUBLE.test(typeOf(record)) && JSON.stringify(record) !== end;
        const isLimit = httpStatus === 400 || httpStatus === 429;
        return !isLimit && seen.records().some(isTrouble) ? { retryAfterMs: 1234 } : {};
      }),
  },
  {
    name: "stderr-only",
    fault: "Looks for the reason on stderr only, where most CLIs write none (mattpocock/sandcastle#421).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) =>
        reclassified(outcome, firstErrorWord(seen.text("err")) ?? "unknown"),
      ),
  },
]);
