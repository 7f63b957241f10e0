import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_CASE_TIMEOUT, DEFAULT_RUNS, DEFAULT_SEED } from "../cli/commands/certify-flags.ts";
import { PROJECT_ROOT } from "../lib/project.ts";

const README = readFileSync(join(PROJECT_ROOT, "README.md"), "utf8");

describe("the README's table of flags", () => {
  it.each([
    ["runs", DEFAULT_RUNS],
    ["seed", DEFAULT_SEED],
    ["case-timeout", DEFAULT_CASE_TIMEOUT],
  ])("tells the default of --%s", (flag, value) => {
    const told = new RegExp(`^\\| \`--${flag} [A-Z]+\` +\\|.*; (\\d+) +\\|$`, "m").exec(README)?.[1];
    expect(told).toBe(String(value));
  });
});
