import { describe, expect, it } from "vitest";
import type { Adapter, RunError } from "../../../../contracts/cli/v1/adapter.ts";
import type { Check } from "../../kit/check.ts";
import { ANSWER, faultyOutcome, KNOWN_BAD, KNOWN_SILENT, knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { toyAdapter } from "../../kit/testing/toy-adapter.ts";
import { outcomeFault } from "../../kit/testing/toy-faults.ts";
import { lines } from "../../kit/testing/toy-fixtures.ts";
import errorTaxonomy from "./error-taxonomy.ts";
import errorWordsInAnswer from "./error-words-in-answer.ts";
import reasonBehindBanner from "./reason-behind-banner.ts";
import troubleNoticed from "./trouble-noticed.ts";

const RETRIED = knownRun(
  "retried",
  { stdout: lines({ type: "api_retry", attempt: 1 }, { type: "done", ok: true, answer: ANSWER }) },
  { status: "ok" },
);
const OVERCOME = knownRun(
  "overcome",
  {
    stdout: lines(
      { type: "done", subtype: "error", ok: false, error: "rate limit" },
      { type: "done", ok: true, answer: ANSWER },
    ),
  },
  { status: "ok" },
);
const PLAIN = knownRun(
  "plain",
  { outputFormat: "json", stdout: "Only text.\n" },
  { status: "ok", content: "Only text." },
);

const changed = (change: Partial<RunError>) =>
  faultyOutcome(({ error }) => ({ error: error == null ? null : { ...error, ...change } }));
const BANNER_FIRST = outcomeFault((outcome, { stdout }) => {
  const [line = ""] = stdout.split("\n").filter((one) => one.trim() !== "" && !one.startsWith("{"));
  return outcome.error && line !== ""
    ? { ...outcome, error: { ...outcome.error, message: line, evidence: "stdout" } }
    : outcome;
});

const CASES: readonly [string, Check, Adapter, typeof RETRIED, RegExp | undefined][] = [
  [
    "a notice",
    troubleNoticed,
    faultyOutcome(() => ({ diagnostics: { notices: ["retry 1"] } })),
    RETRIED,
    undefined,
  ],
  ["no notice", troubleNoticed, toyAdapter, RETRIED, /leaves no trace/],
  ["no notice of an end behind which another came", troubleNoticed, toyAdapter, OVERCOME, /leaves no trace/],
  ["a reason on stderr", errorTaxonomy, toyAdapter, KNOWN_SILENT, undefined],
  ["the exit in its place", errorTaxonomy, changed({ evidence: "exit" }), KNOWN_SILENT, /another place/],
  ["a status and its kind", errorTaxonomy, toyAdapter, KNOWN_BAD, undefined],
  [
    "a status and a kind of the same category that it never is",
    errorTaxonomy,
    changed({ kind: "auth_expired", category: "authentication", shouldRetry: false, suggestedDelayMs: null }),
    KNOWN_BAD,
    /HTTP status 429/,
  ],
  ["banners on stdout", reasonBehindBanner, toyAdapter, KNOWN_BAD, undefined],
  ["a banner on stdout as the reason", reasonBehindBanner, BANNER_FIRST, KNOWN_BAD, /on stdout/],
  ["a banner beside stderr as the reason", reasonBehindBanner, BANNER_FIRST, KNOWN_SILENT, /on stdout/],
  ["text in the place of a document", errorWordsInAnswer, toyAdapter, PLAIN, undefined],
  [
    "text in the place of a document, searched for errors",
    errorWordsInAnswer,
    outcomeFault((outcome, { stdout }) =>
      /rate limit/.test(stdout) ? { ...outcome, status: "error", content: null } : outcome,
    ),
    PLAIN,
    /taken for an error/,
  ],
];

describe("reasons that are reported", () => {
  it.each(CASES)("judges %s", async (_name, check, adapter, fixture, message) => {
    const { finding, tried } = await runCheck(check, adapter, [fixture]);
    expect(tried).toBeGreaterThan(0);
    if (message === undefined) expect(finding).toBeUndefined();
    else expect(finding?.message).toMatch(message);
  });
});
