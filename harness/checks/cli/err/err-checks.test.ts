import { describe, expect, it } from "vitest";
import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import type { Adapter, ErrorKind, Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type { Check } from "../../kit/check.ts";
import { faultyOutcome, KNOWN_GOOD, KNOWN_RUNS, knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { faultyAdapter, toyAdapter } from "../../kit/testing/toy-adapter.ts";
import { lines } from "../../kit/testing/toy-fixtures.ts";
import errorClass from "./error-class.ts";
import errorTaxonomy from "./error-taxonomy.ts";
import errorWordsInAnswer from "./error-words-in-answer.ts";
import httpStatus from "./http-status.ts";
import httpStatusShown from "./http-status-shown.ts";
import reasonBehindBanner from "./reason-behind-banner.ts";
import reasonKept from "./reason-kept.ts";
import retryHintForms from "./retry-hint-forms.ts";
import retryHints from "./retry-hints.ts";
import verdictTable from "./verdict-table.ts";

function failing(kind: ErrorKind, message = "It failed."): Partial<Outcome> {
  return { status: "error", content: null, error: makeError(kind, message, "exit") };
}

/** The toy adapter with a fault in the errors it reports. */
function faultyError(
  change: (error: NonNullable<Outcome["error"]>) => Partial<NonNullable<Outcome["error"]>>,
): Adapter {
  return faultyOutcome(({ error }) => (error ? { error: { ...error, ...change(error) } } : {}));
}

/** An adapter that looks at all of stdout, or stderr, before it says how the run went. */
function lookingAt(
  stream: "out" | "err",
  judge: (text: string, outcome: Outcome) => Partial<Outcome>,
): Adapter {
  return faultyAdapter((good) => {
    let text = "";
    return {
      push(name, bytes) {
        if (name === stream) text += Buffer.from(bytes).toString("utf8");
        return good.push(name, bytes);
      },
      end(exit) {
        const outcome = good.end(exit);
        return { ...outcome, ...judge(text, outcome) };
      },
    };
  });
}

/** Reads waiting times as the good adapter should, and as `read` misreads them. */
function readingHints(read: (message: string) => number | null): Adapter {
  return faultyError(({ category, message }) => {
    const retryAfterMs = read(message);
    return { retryAfterMs, suggestedDelayMs: retryAfterMs ?? (category === "rate_limit" ? 1000 : null) };
  });
}

const UNITS: Record<string, number> = { ms: 1, second: 1000, minute: 60_000 };

function rightHint(message: string): number | null {
  const match = /(?:after|wait|again in)[:\s]+(\d+)\s?(ms|second|minute)?/.exec(message);
  return match ? Number(match[1]) * UNITS[match[2] ?? "second"]! : null;
}

const HINTING = readingHints(rightHint);

const CHECKS: readonly [Check, Adapter][] = [
  [verdictTable, toyAdapter],
  [errorClass, toyAdapter],
  [errorTaxonomy, toyAdapter],
  [errorWordsInAnswer, toyAdapter],
  [retryHints, toyAdapter],
  [retryHintForms, HINTING],
  [httpStatus, toyAdapter],
  [httpStatusShown, toyAdapter],
  [reasonKept, toyAdapter],
  [reasonBehindBanner, lookingAt("err", () => ({}))],
];

describe.each(CHECKS.map(([check, adapter]) => ({ name: check.name, check, adapter })))(
  "$name",
  ({ check, adapter }) => {
    it("passes an adapter without a fault, and tries something", async () => {
      const runs =
        check === reasonBehindBanner ? KNOWN_RUNS.filter(({ stderr }) => stderr.length === 0) : KNOWN_RUNS;
      const { finding, tried } = await runCheck(check, adapter, runs);
      expect(finding).toBeUndefined();
      expect(tried).toBeGreaterThan(0);
    });
  },
);

const FAULTS: readonly [string, Check, Adapter, RegExp][] = [
  [
    "takes the verdict from the exit code",
    verdictTable,
    faultyOutcome(({ exit, status }) => (exit.code !== 0 && status === "ok" ? failing("unknown") : {})),
    /exit code 1 after a terminal record that says ok/,
  ],
  [
    "takes an error record with exit code 0 for a success",
    verdictTable,
    faultyOutcome(({ exit, error }) =>
      exit.code === 0 && error?.evidence === "record" ? { status: "ok", content: "", error: null } : {},
    ),
    /exit code 0 after a terminal record that says error/,
  ],
  [
    "takes a stream that was cut for a success",
    verdictTable,
    faultyOutcome(({ error }) =>
      error?.kind === "stream_truncated" ? { status: "ok", content: "", error: null } : {},
    ),
    /exit code 0 after a stream cut/,
  ],
  [
    "takes an abort for a timeout",
    verdictTable,
    faultyOutcome(({ error }) => (error?.kind === "cancelled" ? failing("timeout") : {})),
    /(?:an abort|exit code 130) after/,
  ],
  [
    "does not keep the exit",
    verdictTable,
    faultyOutcome(({ exit }) => ({ exit: { ...exit, code: exit.code ?? 0 } })),
    /outcome\.exit\.code differs/,
  ],
  [
    "gives all failures one class",
    errorClass,
    faultyOutcome(({ error }) => (error ? failing("unknown") : {})),
    /category/,
  ],
  ["retries whatever it is", errorTaxonomy, faultyError(() => ({ shouldRetry: true })), /shouldRetry/],
  ["names evidence where nothing is", errorTaxonomy, faultyError(() => ({ evidence: "stdout" })), /evidence/],
  [
    "looks for error words in all of stdout",
    errorWordsInAnswer,
    lookingAt("out", (text) => (/rate.limit/i.test(text) ? failing("rate_limited") : {})),
    /ordinary text/,
  ],
  [
    "looks for a number in the tools' output",
    errorWordsInAnswer,
    lookingAt("out", (text) => (/"tool_done".*\b529\b/.test(text) ? failing("overloaded") : {})),
    /ordinary text/,
  ],
  ["invents a waiting time", retryHints, readingHints(() => 60_000), /retryAfterMs/],
  [
    "takes seconds for milliseconds",
    retryHintForms,
    readingHints((message) => (/30 seconds/.test(message) ? 30 : rightHint(message))),
    /retry after 30 seconds/,
  ],
  [
    "takes any number of seconds for a waiting time",
    retryHintForms,
    readingHints((message) => rightHint(message) ?? (/took 30 seconds/.test(message) ? 30_000 : null)),
    /took 30 seconds/,
  ],
  [
    "invents a reset time",
    retryHintForms,
    faultyError(({ message }) => ({
      retryAfterMs: rightHint(message),
      suggestedDelayMs: rightHint(message) ?? 1000,
      resetsAt: message.includes("again") ? "2026-01-01T00:00:00Z" : null,
    })),
    /resetsAt/,
  ],
  ["loses the HTTP status", httpStatus, faultyError(() => ({ httpStatus: null })), /httpStatus/],
  [
    "makes a status of the class",
    httpStatusShown,
    faultyError(({ httpStatus: shown }) => ({ httpStatus: shown ?? 500 })),
    /500/,
  ],
  [
    "tells the exit code alone",
    reasonKept,
    faultyError(() => ({ message: "toy exited with code 1" })),
    /reason/,
  ],
  ["cuts the reason", reasonKept, faultyError(({ message }) => ({ message: message.slice(0, 8) })), /reason/],
  [
    "leaves escape sequences in",
    reasonKept,
    faultyError(({ message }) => ({ message: `\u001b[31m${message}` })),
    /reason/,
  ],
  [
    "takes the first line of stderr for the reason",
    reasonBehindBanner,
    lookingAt("err", (text, { error }) =>
      error && text ? { error: { ...error, message: text.split("\n")[0]! } } : {},
    ),
    /on stderr/,
  ],
];

describe("checks of ERR", () => {
  it.each(FAULTS)("catch an adapter that %s", async (_, check, adapter, message) => {
    const { finding } = await runCheck(check, adapter, KNOWN_RUNS);
    expect(finding?.message).toMatch(message);
  });

  it("name the one text that was taken for an error", async () => {
    const adapter = lookingAt("out", (text) => (/ECONNREFUSED/.test(text) ? failing("transport") : {}));
    const { finding } = await runCheck(errorWordsInAnswer, adapter, [KNOWN_GOOD]);
    expect(finding?.run?.chunks.map(([, bytes]) => Buffer.from(bytes).toString()).join("")).not.toContain(
      "quota",
    );
  });

  it("say where a type may be, when a whole run seems to have no end", async () => {
    const elsewhere = knownRun(
      "elsewhere",
      { stdout: lines({ event: "done", ok: true, answer: "whole" }) },
      { exit: { code: 0 } },
    );
    const believing = faultyOutcome(() => ({ status: "ok", content: "whole", error: null }));
    expect((await runCheck(verdictTable, believing, [elsewhere])).finding).toMatchObject({
      message: expect.stringContaining("a stream without a terminal record"),
      hint: expect.stringContaining("manifest.recordKeys"),
    });
  });

  it("accept either verdict on a debatable run", async () => {
    const stdout = lines({ type: "done", ok: true, answer: "cut he" });
    const debatable = knownRun("debatable", { stdout }, { status: { anyOf: ["ok", "error"] } });
    expect((await runCheck(verdictTable, toyAdapter, [debatable])).finding).toBeUndefined();
    const other = faultyOutcome(({ status }) => (status === "ok" ? failing("unknown") : {}));
    expect((await runCheck(verdictTable, other, [debatable])).finding).toBeUndefined();
  });

  it("prove nothing of a verdict where the manifest names no terminal records", async () => {
    const { terminalRecords: _, ...manifest } = toyAdapter.manifest;
    const { results } = await runCheck(verdictTable, { ...toyAdapter, manifest }, [KNOWN_GOOD]);
    expect(results[0]?.verdict).toBe("unproven");
  });
});
