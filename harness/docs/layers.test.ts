import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";

const DEPCRUISE = join(PROJECT_ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
const CONFIG = join(PROJECT_ROOT, ".dependency-cruiser.cjs");

const place = mkdtempSync(join(tmpdir(), "cliproof-layers-"));
afterAll(() => rmSync(place, { recursive: true }));

/** Names of the rules that a tree of modules breaks. @param modules what each file imports, by path. */
function broken(modules: Readonly<Record<string, readonly string[]>>): string[] {
  const root = mkdtempSync(join(place, "tree-"));
  writeFileSync(join(root, "tsconfig.json"), "{}");
  for (const [file, imports] of Object.entries(modules)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const lines = imports.map((path) => `import type { It } from "${path}";\nexport type Other = It;\n`);
    writeFileSync(join(root, file), `${lines.join("")}export type It = 1;\n`);
  }
  const folders = [...new Set(Object.keys(modules).map((file) => file.split("/")[0]!))];
  const words = [DEPCRUISE, "--config", CONFIG, "--output-type", "json", ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  expect(stderr).toBe("");
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))];
}

describe("the rules of .dependency-cruiser.cjs", () => {
  it.each<[string, Record<string, string[]>]>([
    [
      "layer harness/driver",
      { "harness/driver/a.ts": ["../checks/kit/b.ts"], "harness/checks/kit/b.ts": [] },
    ],
    [
      "layer harness/checks/kit",
      { "harness/checks/kit/a.ts": ["../cli/parse/b.ts"], "harness/checks/cli/parse/b.ts": [] },
    ],
    ["layer contracts", { "contracts/cli/v1/a.ts": ["../../../adapters/pi/b.ts"], "adapters/pi/b.ts": [] }],
    ["layer harness/driver", { "harness/driver/a.ts": ["../../adapters/pi/b.ts"], "adapters/pi/b.ts": [] }],
    ["adapter", { "adapters/pi/a.ts": ["../grok/b.ts"], "adapters/grok/b.ts": [] }],
    ["adapter", { "adapters/pi/a.ts": ["../../harness/lib/b.ts"], "harness/lib/b.ts": [] }],
    ["no-cycle", { "harness/lib/a.ts": ["./b.ts"], "harness/lib/b.ts": ["./a.ts"] }],
  ])("forbid an import: %s", (rule, modules) => {
    expect(broken(modules)).toEqual([rule]);
  });

  it("allow what points down, and a test to import anything", () => {
    const modules = {
      "harness/checks/cli/a.ts": ["../kit/b.ts"],
      "harness/checks/kit/b.ts": ["../../driver/c.ts"],
      "harness/driver/c.ts": [],
      "harness/driver/c.test.ts": ["../checks/cli/a.ts"],
      "adapters/pi/d.ts": ["../shared/e.ts"],
      "adapters/shared/e.ts": [],
    };
    expect(broken(modules)).toEqual([]);
  });
});
