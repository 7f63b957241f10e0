import { describe, expect, it } from "vitest";
import { makeError } from "../../../../../adapters/shared/errors/make-error.ts";
import type { Adapter, Manifest } from "../../../../../contracts/cli/v1/adapter.ts";
import {
  CATEGORIES,
  describeCoverage,
  errorCoverageTable,
  SURFACES,
} from "../../../../facts/error-coverage-table.ts";
import {
  ANSWER,
  faultyOutcome,
  KNOWN_BAD,
  KNOWN_GOOD,
  KNOWN_RUNS,
  knownRun,
} from "../../../kit/testing/known-runs.ts";
import { runCheck } from "../../../kit/testing/run-check.ts";
import { faultyAdapter, toyAdapter } from "../../../kit/testing/toy-adapter.ts";
import { GOOD, lines } from "../../../kit/testing/toy-fixtures.ts";
import errorCoverage from "../outcomes/error-coverage.ts";
import shape from "../outcomes/shape.ts";
import contentExpected from "./content-expected.ts";
import contentOnce from "./content-once.ts";
import manyMessages from "./many-messages.ts";

describe("content-expected", () => {
  it("passes an adapter that reports what the model said", async () => {
    expect((await runCheck(contentExpected, toyAdapter, KNOWN_RUNS)).finding).toBeUndefined();
  });

  it.each([
    ["cuts the answer", { content: ANSWER.slice(0, 5) }],
    ["gives another model", { model: "toy-0" }],
    ["loses a message", { messages: [] }],
  ])("catches an adapter that %s", async (_, fault) => {
    const { finding } = await runCheck(
      contentExpected,
      faultyOutcome(() => fault),
      [KNOWN_GOOD],
    );
    expect(finding?.message).toContain("not what the model said");
  });

  it("takes no report for a proof, and fails on it all the same", async () => {
    const provenance = { kind: "reported" as const, source: "somebody/somewhere#1" };
    const reported = { ...GOOD, manifest: { ...GOOD.manifest, provenance }, expected: { content: ANSWER } };
    expect((await runCheck(contentExpected, toyAdapter, [reported])).results[0]?.verdict).toBe("unproven");
    const cut = faultyOutcome(() => ({ content: "Grü" }));
    expect((await runCheck(contentExpected, cut, [reported])).results[0]?.verdict).toBe("failed");
  });
});

describe("many-messages", () => {
  /** Throws at a message that stands between another one and its pieces: no CLI prints one there. */
  const strict = faultyAdapter((good) => {
    let pieces = "";
    let stdout = Buffer.alloc(0);
    return {
      push(stream, bytes) {
        stdout = Buffer.concat([stdout, bytes]);
        for (let end = stdout.indexOf(10); end !== -1; end = stdout.indexOf(10)) {
          const line = stdout.toString("utf8", 0, end);
          stdout = stdout.subarray(end + 1);
          const { type, text } = JSON.parse(line) as { type: string; text: string };
          if (type === "delta") pieces += text;
          if (type === "say" && pieces !== "" && pieces !== text) throw new Error("not its own pieces");
          if (type === "say") pieces = "";
        }
        return good.push(stream, bytes);
      },
    };
  });

  it.each([
    ["in several pieces", ["Grüße, ", "世界 😀"]],
    ["in one piece", [ANSWER]],
  ])("puts messages ahead of one that came %s, not into it", async (_, pieces) => {
    const records = [
      { type: "start", session: "s-1", model: "toy-1" },
      ...pieces.map((text) => ({ type: "delta", text })),
      { type: "say", text: ANSWER },
      { type: "done", id: "r-1", ok: true, answer: ANSWER, usage: { in: 3, out: 4 } },
    ];
    const run = knownRun("pieces", { stdout: lines(...records) }, { status: "ok", content: ANSWER });
    // The toy reports no event of a message that came without pieces: that is all there is to be found.
    const { finding } = await runCheck(manyMessages, strict, [run]);
    expect(finding?.field).toBe("events");
  });
});

describe("shape, on a good run that was only reported", () => {
  const provenance = { kind: "reported" as const, source: "somebody/somewhere#1" };
  const reported = { ...GOOD, manifest: { ...GOOD.manifest, provenance } };
  /** Once the answer is no string any more, the content is another one. */
  const insteadOfAnswer = (content: string) =>
    faultyOutcome((outcome) => (outcome.content === ANSWER ? {} : { status: "ok", error: null, content }));

  it("lets another text of the stream pass: documents put one text into several fields", async () => {
    expect((await runCheck(shape, insteadOfAnswer("Grüße, "), [reported])).finding).toBeUndefined();
  });

  it("catches a text that is not in the stream", async () => {
    const { finding } = await runCheck(shape, insteadOfAnswer("[object Object]"), [reported]);
    expect(finding?.message).toContain("neither the original nor null");
  });
});

describe("content-once", () => {
  it("passes whole texts and joined pieces of the stream", async () => {
    expect((await runCheck(contentOnce, toyAdapter, KNOWN_RUNS)).finding).toBeUndefined();
    const pieces = faultyOutcome(({ status }) =>
      status === "ok" ? { messages: ["Grüße, ", "世界 😀"] } : {},
    );
    expect((await runCheck(contentOnce, pieces, KNOWN_RUNS)).finding).toBeUndefined();
  });

  it.each([
    ["doubles the answer", `${ANSWER}${ANSWER}`, /doubled/],
    ["cuts the answer", ANSWER.slice(0, -1), /nowhere/],
    ["joins the answer and a tool's output", `${ANSWER}its size: größe`, /nowhere/],
  ])("catches an adapter that %s", async (_, content, message) => {
    const { finding } = await runCheck(
      contentOnce,
      faultyOutcome(() => ({ content })),
      [KNOWN_GOOD],
    );
    expect(finding?.message).toMatch(message);
  });
});

describe("error-coverage", () => {
  const reasons = (skip: string) =>
    Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        Object.fromEntries(
          SURFACES.filter((surface) => `${category} ${surface}` !== skip).map((surface) => [
            surface,
            "never seen",
          ]),
        ),
      ]),
    );
  const claiming = (coverage: Manifest["errorCoverage"], adapter: Adapter = toyAdapter): Adapter => ({
    ...adapter,
    manifest: { ...adapter.manifest, errorCoverage: coverage! },
  });
  const SHOWN = "rate_limit record";

  it("passes where every cell is shown or explained", async () => {
    const { finding, tried } = await runCheck(errorCoverage, claiming(reasons(SHOWN)), [KNOWN_BAD]);
    expect(finding).toBeUndefined();
    expect(tried).toBe(CATEGORIES.length * SURFACES.length);
  });

  it("catches an unexplained gap", async () => {
    const { finding } = await runCheck(errorCoverage, claiming({}), [KNOWN_BAD]);
    expect(finding?.message).toContain("quota on record");
    expect(finding?.message).not.toContain("rate_limit on record");
  });

  it("catches a reason for what a fixture shows", async () => {
    const { finding } = await runCheck(errorCoverage, claiming(reasons("")), [KNOWN_BAD]);
    expect(finding?.message).toContain(`rate_limit on record (${KNOWN_BAD.id})`);
  });

  it("counts no fixture that the adapter gives another class", async () => {
    const blind = faultyOutcome(({ error }) =>
      error ? { error: makeError("server", "It failed.", "record") } : {},
    );
    const { finding } = await runCheck(errorCoverage, claiming(reasons(SHOWN), blind), [KNOWN_BAD]);
    expect(finding?.message).toContain("rate_limit on record");
  });

  it("proves nothing without a table of reasons", async () => {
    expect((await runCheck(errorCoverage, toyAdapter, [KNOWN_BAD])).results[0]?.verdict).toBe("unproven");
  });

  it("makes a table for reports", () => {
    const table = describeCoverage(
      errorCoverageTable([KNOWN_BAD], claiming({ quota: { exit: "never silent" } }).manifest),
    );
    expect(table.rate_limit).toMatchObject({ record: "1", stderr: "unexplained" });
    expect(table.quota).toMatchObject({ exit: "never silent" });
  });
});
