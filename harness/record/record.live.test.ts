import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCliproof } from "../cli/testing/run-cliproof.ts";

/** Every CLI of the registry whose account the scripted model can be in for. */
const CLIS = ["claude", "codex", "copilot", "gemini", "grok", "opencode", "pi", "qwen"];
const SCENARIOS = ["success-text", "rate-limit-429"];
/** What two fixtures can show; the others need a corpus. */
const FAMILIES = ["PARSE", "ERR", "USAGE", "EVENT"];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cliproof-live-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(CLIS)("%s as the registry has it", (cli) => {
  it.each(SCENARIOS)("gives the same fixture of %s twice, volatile fields apart", async (scenario) => {
    const words = ["--scenario", scenario, "--mode", "all", "--twice", "--out", folder];
    const { code, stdout, stderr } = await runCliproof(["record", cli, ...words]);
    // The first run of a CLI installs it, and says so.
    const complaints = stderr.replace(/^installing .*\n/gm, "");
    expect({ code, complaints }, stdout).toEqual({ code: 0, complaints: "" });
  });

  it("is what its adapter reads", async () => {
    const words = ["--fixtures", join(folder, cli), ...FAMILIES.flatMap((family) => ["--only", family])];
    const { code, stdout, stderr } = await runCliproof(["certify", cli, ...words]);
    expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: "" });
  });
});
