import { expect, test } from "vitest";
import { DiagnosticsCollector } from "./diagnostics-collector.ts";

test("says only how many lines were skipped when there is nothing else", () => {
  expect(new DiagnosticsCollector().result()).toEqual({ skippedLines: 0 });
});

test("samples the first and the last five skipped lines, stripped and cut", () => {
  const diagnostics = new DiagnosticsCollector();
  diagnostics.skippedLine(`\x1b[31mred\x1b[0m${"x".repeat(500)}`);
  for (let i = 1; i < 1000; i++) diagnostics.skippedLine(`line ${i}`);
  const { skippedLines, samples } = diagnostics.result();
  expect(skippedLines).toBe(1000);
  expect(samples).toEqual([
    `red${"x".repeat(197)}`,
    ...[1, 2, 3, 4, 995, 996, 997, 998, 999].map((i) => `line ${i}`),
  ]);
});

test("counts unknown types, those with the names of prototype keys too", () => {
  const diagnostics = new DiagnosticsCollector();
  for (const type of ["__proto__", "constructor", "new_event", "new_event"]) diagnostics.unknownType(type);
  const { unknownTypes } = diagnostics.result();
  expect(Object.entries(unknownTypes!)).toEqual([
    ["__proto__", 1],
    ["constructor", 1],
    ["new_event", 2],
  ]);
  expect(Object.getPrototypeOf(unknownTypes)).toBe(Object.prototype);
});

test("keeps a bounded number of types and loses no count", () => {
  const diagnostics = new DiagnosticsCollector();
  for (let i = 0; i < 1000; i++) diagnostics.unknownType(`type-${i}-${"x".repeat(1000)}`);
  const counts = Object.entries(diagnostics.result().unknownTypes!);
  expect(counts.length).toBeLessThanOrEqual(51);
  expect(counts.every(([type]) => type.length <= 80)).toBe(true);
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(1000);
});

test("keeps a bounded number of notices, stripped, and no empty ones", () => {
  const diagnostics = new DiagnosticsCollector();
  diagnostics.notice("\x1b[33mReconnecting... 1/5\x1b[0m\n");
  diagnostics.notice("  ");
  for (let i = 0; i < 100; i++) diagnostics.notice("y".repeat(9999));
  const { notices } = diagnostics.result();
  expect(notices).toHaveLength(20);
  expect(notices![0]).toBe("Reconnecting... 1/5");
  expect(notices!.every((notice) => notice.length <= 500)).toBe(true);
});

test("lets the adapter add its own fields", () => {
  expect(new DiagnosticsCollector().result({ truncated: true })).toEqual({
    skippedLines: 0,
    truncated: true,
  });
});
