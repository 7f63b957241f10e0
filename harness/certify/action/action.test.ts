import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { PROJECT_ROOT } from "../../lib/project.ts";

const EXAMPLES = join(PROJECT_ROOT, "contracts/cli/v1/examples");
const action = parse(readFileSync(join(PROJECT_ROOT, "harness/certify/action/action.yml"), "utf8"));
const [step] = action.runs.steps;

let folder: string;
const at = (name: string) => join(folder, name);

/** A folder in which `npx cliproof` is the one of this repository. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cliproof-action-"));
  mkdirSync(at("bin"));
  const cliproof = join(PROJECT_ROOT, "harness/cli/cliproof.mjs");
  writeFileSync(at("bin/npx"), `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${cliproof}" "$@"\n`);
  chmodSync(at("bin/npx"), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the step as the platform would. */
function run(adapter: string, flags: string): Promise<{ code: number; stdout: string; summary: string }> {
  const env = {
    PATH: `${at("bin")}${delimiter}${process.env.PATH}`,
    HOME: folder,
    ADAPTER: adapter,
    FLAGS: flags,
    REPORT: action.inputs.report.default,
    GITHUB_STEP_SUMMARY: at("summary.md"),
  };
  return new Promise((resolve) =>
    execFile("bash", ["-e", "-o", "pipefail", "-c", step.run], { cwd: folder, env }, (error, stdout) =>
      resolve({
        code: Number(error?.code ?? 0),
        stdout,
        summary: existsSync(at("summary.md")) ? readFileSync(at("summary.md"), "utf8") : "",
      }),
    ),
  );
}

const FLAGS = `--fixtures ${join(EXAMPLES, "fixtures")} --only PARSE-005`;

it("ends well for a good adapter, with the report's page in the summary", async () => {
  const { code, stdout, summary } = await run(join(EXAMPLES, "parrot.ts"), FLAGS);
  expect(code).toBe(0);
  expect(stdout).toContain("::notice title=parrot::certified");
  expect(summary).toMatch(/^# Certification: certified\n/);
});

it("fails for a broken one, with an annotation that says what came", async () => {
  const { code, stdout, summary } = await run(join(EXAMPLES, "faulty-parrot.ts"), FLAGS);
  expect(code).toBe(1);
  expect(stdout).toMatch(/::error file=.*title=.*INV-CLI-PARSE-005.*%0Aexpected .*%0Agot/);
  expect(summary).toMatch(/^# Certification: not certified\n/);
});

it("takes an input for a word, whatever is in it", async () => {
  const { code } = await run("$(touch pwned); `touch pwned`", "");
  expect(code).toBe(2);
  expect(existsSync(at("pwned"))).toBe(false);
});
