import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exitColumn, verdict } from "../../../adapters/shared/outcome/verdict.ts";
import { namedTable } from "../../../harness/docs/markdown.ts";
import type { Exit } from "./adapter.ts";
import table from "./verdict-table.json" with { type: "json" };

const prose = readFileSync(join(import.meta.dirname, "verdict-table.md"), "utf8");
const written = namedTable(prose, "verdict");

const exit = (change: Partial<Exit>): Exit => ({
  code: null,
  signal: null,
  timedOut: false,
  aborted: false,
  ...change,
});

describe("verdict-table.md", () => {
  it("shows the cells of verdict-table.json", () => {
    const rows = Object.entries(table.rows).flatMap(([row, { plain, marker }]) => [
      [row, "no", ...plain],
      [row, "yes", ...marker],
    ]);
    expect(written).toEqual(rows);
  });

  it("explains every cell that the table holds", () => {
    const explained = namedTable(prose, "cells").map(([cell]) => cell);
    const used = new Set(written.flatMap(([, , ...cells]) => cells));
    expect(explained.sort()).toEqual([...used].sort());
  });

  it.each([
    ["aborted", exit({ code: 0, aborted: true, timedOut: true })],
    ["aborted", exit({ signal: "SIGINT" })],
    ["aborted", exit({ code: 130 })],
    ["timedOut", exit({ code: 0, timedOut: true })],
    ["zero", exit({ code: 0 })],
    ["signal", exit({ signal: "SIGTERM" })],
    ["signal", exit({ signal: "SIGKILL" })],
    ["signal", exit({ signal: "SIGHUP" })],
    ["signal", exit({ code: 143 })],
    ["signal", exit({ code: 137 })],
    ["signal", exit({ code: 129 })],
    ["nonzero", exit({ code: 1 })],
    ["nonzero", exit({ code: 141 })],
    ["nonzero", exit({ signal: "SIGSEGV" })],
    ["nonzero", exit({})],
  ])("says column %s for %o, as the code does", (column, ended) => {
    expect(exitColumn(ended)).toBe(column);
  });

  it.each(written)("is followed by the code: %s, marker %s", (row, marker, ...cells) => {
    const ends = [
      exit({ code: 0 }),
      exit({ code: 1 }),
      exit({ code: 143 }),
      exit({ timedOut: true }),
      exit({ aborted: true }),
    ];
    const found = ends.map((ended) =>
      verdict({
        terminal: row === "noTerminalFormat" ? "absent" : (row as "ok"),
        absentMeansCut: row !== "noTerminalFormat",
        isMarkedFailed: marker === "yes",
        exit: ended,
      }),
    );
    expect(found.map((one) => (one.status === "ok" ? "ok" : `error:${one.from}`))).toEqual(cells);
  });
});
