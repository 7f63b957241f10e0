import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../../../lib/project.ts";
import { helpFacts } from "./help-facts.ts";

/** Some print their help on stderr. */
const recorded = (id: string) =>
  ["stdout.txt", "stderr.txt"]
    .map((name) => join(PROJECT_ROOT, "fixtures/cli-outputs", id, "help", name))
    .map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""))
    .join("");

describe("helpFacts", () => {
  it.each([
    ["claude/2.1.332", { supportsMCP: true, supportsNonInteractive: true, supportsPlanAndExecute: true }],
    ["gemini/0.61.0", { supportsMCP: true, supportsNonInteractive: true }],
    ["copilot/1.0.102", { supportsMCP: true, supportsNonInteractive: true }],
    ["cline/3.0.65", { supportsMCP: true, supportsPlanAndExecute: true }],
    ["pi/0.73.1", { supportsMCP: false, supportsNonInteractive: true, supportsPRFlow: "none" }],
  ])("reads the recorded help of %s", (id, capabilities) => {
    expect(helpFacts(recorded(id)).capabilities).toMatchObject(capabilities);
  });

  it("names the flags, long and short, each once", () => {
    const { flags } = helpFacts("  -p, --print  Like --print\n  --no-color\n  a well-known--word\n");
    expect(flags).toEqual(["-p", "--print", "--no-color"]);
  });

  it("takes a sentence about plans or requests for no mode", () => {
    const { capabilities } = helpFacts("Usage: zz\n\nTo upgrade your plan, send us a request.\n");
    expect(capabilities).toEqual({
      supportsMCP: false,
      supportsNonInteractive: false,
      supportsPlanAndExecute: false,
      supportsPRFlow: "none",
    });
  });
});
