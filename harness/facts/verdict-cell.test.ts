import { describe, expect, it } from "vitest";
import { makeError } from "../../adapters/shared/errors/make-error.ts";
import type { ErrorKind, Outcome } from "../../contracts/cli/v1/adapter.ts";
import { EXIT_CASES, type ExitColumn } from "./exit-columns.ts";
import { breaksCell, type VerdictPlace, type VerdictRow } from "./verdict-cell.ts";

function outcome(kind?: ErrorKind): Outcome {
  const exit = { code: 0, signal: null, timedOut: false, aborted: false };
  const error = kind === undefined ? null : makeError(kind, "It failed.", "record");
  return {
    status: error ? "error" : "ok",
    content: error ? null : "x",
    messages: [],
    tools: [],
    error,
    exit,
  };
}

function place(row: VerdictRow, column: ExitColumn, more: Partial<VerdictPlace> = {}): VerdictPlace {
  const exit = EXIT_CASES.find(({ columns }) => columns.includes(column))!;
  return { row, exit, hasEvidence: false, recordCategories: undefined, hasClass: true, ...more };
}

describe("breaksCell", () => {
  it.each<[VerdictRow, ExitColumn, ErrorKind | undefined, Partial<VerdictPlace>]>([
    ["ok", "aborted", undefined, {}],
    ["error", "zero", "server", { recordCategories: ["server"] }],
    ["error", "aborted", "cancelled", { recordCategories: ["server"] }],
    ["absent", "zero", "stream_truncated", {}],
    ["absent", "zero", "rate_limited", { hasEvidence: true }],
    ["absent", "timedOut", "timeout", {}],
    ["absent", "aborted", "cancelled", { hasEvidence: true }],
    ["noTerminalFormat", "zero", undefined, {}],
    ["noTerminalFormat", "nonzero", "unknown", {}],
  ])("accepts %s, %s: %s", (row, column, kind, more) => {
    expect(breaksCell(place(row, column, more), outcome(kind))).toBeUndefined();
  });

  it.each<[VerdictRow, ExitColumn, ErrorKind | undefined, string]>([
    ["ok", "nonzero", "unknown", "outcome.status"],
    ["error", "zero", undefined, "outcome.status"],
    ["error", "timedOut", "timeout", "outcome.error.category"],
    ["absent", "zero", undefined, "outcome.status"],
    ["absent", "zero", "unknown", "outcome.error.kind"],
    ["absent", "timedOut", "unknown", "outcome.error.category"],
    ["absent", "aborted", "timeout", "outcome.error.kind"],
    ["noTerminalFormat", "zero", "unknown", "outcome.status"],
  ])("refuses %s, %s: %s", (row, column, kind, path) => {
    expect(breaksCell(place(row, column, { recordCategories: ["server"] }), outcome(kind))?.path).toBe(path);
  });

  it.each([
    ["exit code 143", "timeout"],
    ["exit code 129", "timeout"],
    ["exit code 130", "cancelled"],
  ] as const)("counts %s as the signal that it stands for", (name, kind) => {
    const exit = EXIT_CASES.find((one) => one.name === name)!;
    const judged = (given: Parameters<typeof outcome>[0]) =>
      breaksCell({ ...place("absent", "zero"), exit }, outcome(given));
    expect([judged(kind), judged("server") === undefined]).toEqual([undefined, false]);
  });
});
