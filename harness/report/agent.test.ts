import { describe, expect, it } from "vitest";
import { agent } from "./agent.ts";
import { formatOfReader } from "./formats.ts";
import { pretty } from "./pretty.ts";
import { CONTEXT, EXAMPLE } from "./testing/example-report.ts";

describe("a report for a coding agent", () => {
  const text = agent(EXAMPLE, CONTEXT);

  it("has each cause once, with its smallest case and the command that runs it again", () => {
    expect(text.match(/^INV-/gm)).toHaveLength(2);
    expect(text).toContain(
      "  fixture: parrot/1.0.0/a\n  also: parrot/1.0.0/b, parrot/1.0.0/c, parrot/1.0.0/d, 1 more\n",
    );
    expect(text).toContain("  replay: npm run certify parrot -- --case parrot/1.0.0/a\n");
    expect(text).toContain("  rule: contracts/cli/v1/invariants.md#inv-cli-parse-005-cut-invariance\n");
  });

  it("has nothing of what holds or is known to fail, and is shorter than the one for a person", () => {
    expect(text).not.toMatch(/known-failure|slow \(ann\)|error coverage|never seen/i);
    expect(text.length).toBeLessThan(pretty(EXAMPLE, CONTEXT).length);
  });

  it("is one line for a certified adapter", () => {
    const adapters = EXAMPLE.adapters.map((one) => ({ ...one, certified: true, cases: [] }));
    expect(
      agent({ ...EXAMPLE, adapters }, CONTEXT)
        .trimEnd()
        .split("\n"),
    ).toHaveLength(1);
  });
});

it.each([
  [{}, "pretty"],
  [{ CLAUDECODE: "" }, "pretty"],
  [{ CI: "true" }, "pretty"],
  [{ CLAUDECODE: "1" }, "agent"],
  [{ GEMINI_CLI: "1" }, "agent"],
])("with %j the reader gets %s", (env, format) => {
  expect(formatOfReader(env)).toBe(format);
});
