import { describe, expect, test } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { exitColumn, isExplainedByEnd, type TerminalStatus, verdict } from "./verdict.ts";

const PLAIN: Exit = { code: 0, signal: null, timedOut: false, aborted: false };

/** One way to end for each column of the table. */
const EXITS = {
  zero: PLAIN,
  nonzero: { ...PLAIN, code: 1 },
  signal: { ...PLAIN, code: null, signal: "SIGTERM" },
  timedOut: { ...PLAIN, code: null, signal: "SIGKILL", timedOut: true },
  aborted: { ...PLAIN, code: 143, aborted: true },
} as const satisfies Record<string, Exit>;

/** The table as DESIGN settles it, written out: it must not be read from the file that the code reads. */
const EXPECTED: readonly [TerminalStatus, "record" | "no record", string, string][] = [
  ["ok", "record", "ok ok ok ok ok", "ok ok ok ok ok"],
  ["ok", "no record", "ok ok ok ok ok", "ok ok ok ok ok"],
  ["okThenKilled", "record", "ok ok ok ok ok", "ok ok ok ok ok"],
  [
    "error",
    "record",
    "record record record record record-or-cancelled",
    "record record record record record-or-cancelled",
  ],
  [
    "absent",
    "record",
    "stream_truncated evidence timeout timeout cancelled",
    "evidence evidence timeout timeout cancelled",
  ],
  [
    "absent",
    "no record",
    "ok evidence timeout timeout cancelled",
    "evidence evidence timeout timeout cancelled",
  ],
];

describe("the table, cell by cell", () => {
  const cells = EXPECTED.flatMap(([terminal, format, plain, marker]) =>
    [plain, marker].flatMap((row, withMarker) =>
      row.split(" ").map((cell, column) => ({
        terminal,
        absentMeansCut: format === "record",
        isMarkedFailed: withMarker === 1,
        column: Object.keys(EXITS)[column] as keyof typeof EXITS,
        cell,
      })),
    ),
  );

  test.each(cells)(
    "$terminal, absent means cut $absentMeansCut, $column, marker $isMarkedFailed: $cell",
    (input) => {
      const { column, cell, ...rest } = input;
      const expected = cell === "ok" ? { status: "ok" } : { status: "error", from: cell };
      expect(verdict({ ...rest, exit: EXITS[column] })).toEqual(expected);
    },
  );
});

describe("the column of an exit", () => {
  test.each([
    ["SIGTERM", null, "signal"],
    ["SIGKILL", null, "signal"],
    ["SIGHUP", null, "signal"],
    ["SIGINT", null, "aborted"],
    ["SIGSEGV", null, "nonzero"],
    ["SIGABRT", null, "nonzero"],
    [null, 143, "signal"],
    [null, 137, "signal"],
    [null, 129, "signal"],
    [null, 130, "aborted"],
    [null, 139, "nonzero"],
    [null, 134, "nonzero"],
    [null, 1, "nonzero"],
    [null, 255, "nonzero"],
    [null, 0, "zero"],
    [null, null, "nonzero"],
  ])("signal %s, code %s: %s", (signal, code, column) => {
    expect(exitColumn({ ...PLAIN, signal, code })).toBe(column);
    expect(exitColumn({ ...PLAIN, signal, code, timedOut: true })).toBe("timedOut");
    expect(exitColumn({ ...PLAIN, signal, code, timedOut: true, aborted: true })).toBe("aborted");
  });
});

test.each([
  ["record", false],
  ["evidence", false],
  ["record-or-cancelled", true],
  ["stream_truncated", true],
  ["timeout", true],
  ["cancelled", true],
] as const)("the end of a run explains %s: %s", (from, explains) => {
  expect(isExplainedByEnd(from)).toBe(explains);
});
