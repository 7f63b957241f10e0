import { describe, expect, it } from "vitest";
import { github } from "./github.ts";
import { markdown } from "./markdown.ts";
import { pretty } from "./pretty.ts";
import { CONTEXT, EXAMPLE } from "./testing/example-report.ts";

const text = pretty(EXAMPLE, CONTEXT);

describe("pretty", () => {
  it("shows the invariant with its sentence, and of each failure what its author needs", () => {
    expect(text).toContain(`  INV-CLI-PARSE-005: cut invariance  5 of 7 cases
  Any split MUST give the same.
  see contracts/cli/v1/invariants.md#inv-cli-parse-005-cut-invariance

    parrot/1.0.0/a, check cuts
    content differs <&> "a" ]]> 100%
    expected  "Bonjour, ça va ?"
    got       "Bonjour, \u0000\ufffe va ?"
                        ^
    input     stdout: \`\`\` | a
              exit: 0
    file      fixtures/a,b:c/stdout.txt
    hint      decode whole lines
    replay    npm run certify parrot -- --case parrot/1.0.0/a
`);
  });

  it("shows one case of a cause and names the others", () => {
    expect(text.match(/check cuts/g)).toHaveLength(1);
    expect(text).toContain("    also      parrot/1.0.0/b, parrot/1.0.0/c, parrot/1.0.0/d, parrot/1.0.0/e\n");
  });

  it("shows the cause of most cases first, and counts the cases of the causes that it leaves out", () => {
    const [first] = EXAMPLE.adapters[0]!.cases;
    const cases = ["tools", "usage", "usage", "model", "session"].map((field, index) => ({
      ...first!,
      fixture: `parrot/1.0.0/${index}`,
      finding: { ...first!.finding!, field: `outcome.${field}`, message: `${field} differs` },
    }));
    const report = { ...EXAMPLE, adapters: [{ ...EXAMPLE.adapters[0]!, cases }] };
    const shown = pretty(report, CONTEXT);
    expect([...shown.matchAll(/(\w+) differs/g)].map(([, field]) => field)).toEqual([
      "usage",
      "tools",
      "model",
    ]);
    expect(shown).toContain("(+1 case of 1 other cause: --format json has them)");
  });

  it("keeps within 80 columns but for commands and links", () => {
    const long = text.split("\n").filter((line) => line.length > 80 && !/^ +(?:replay|see) /.test(line));
    expect(long).toEqual([]);
  });

  it("names what is known to fail, not proven or skipped, with the reason", () => {
    expect(text).toContain("INV-CLI-ERR-002 known-failure: slow (ann)");
    expect(text).toContain("INV-CLI-PROC-001 unproven: no check yet");
    expect(text).toContain("1 fixture skipped: a recording of kind help, not a run");
  });

  it("ends with the table and the verdict", () => {
    expect(text.split("\n").slice(-7)).toEqual([
      "adapter  PARSE  ERR  PROC",
      "parrot   0/1    1/2  -     NOT CERTIFIED",
      "",
      "parrot: NOT CERTIFIED, 2 broken",
      "  broken: INV-CLI-PARSE-005 (5 cases), INV-CLI-ERR-001 (1 case)",
      "Not certified.",
      "",
    ]);
  });

  it("marks an adapter of which nothing was recorded as unproven", () => {
    const fixtures = { total: 3, recorded: 0, derived: 0, reported: 3 };
    const adapter = { ...EXAMPLE.adapters[0]!, certified: true, fixtures, cases: [] };
    const unproven = pretty({ ...EXAMPLE, certified: true, adapters: [adapter] }, CONTEXT);
    expect(unproven).toMatch(/3 fixtures: 3 reported\n {2}unproven: no fixture was recorded;/);
    expect(unproven).toContain("\nparrot: certified on reported fixtures only\n");
    expect(text).not.toContain("no fixture was recorded");
  });

  it("marks one of whose recorded runs no one said how they ended", () => {
    const certified = (proving: number) => {
      const fixtures = { total: 3, recorded: 3, derived: 0, reported: 0, proving };
      const adapter = { ...EXAMPLE.adapters[0]!, certified: true, fixtures, cases: [] };
      return pretty({ ...EXAMPLE, certified: true, adapters: [adapter] }, CONTEXT);
    };
    expect(certified(0)).toMatch(/3 recorded\n {2}unproven: no recorded fixture says how its run came out;/);
    expect(certified(0)).toContain("\nparrot: certified, unproven\n");
    expect(certified(1)).toMatch(/ certified\n\nCertified\.\n/);
    expect(certified(1)).not.toContain("how its run came out");
  });

  it("says what the verdict rests on", () => {
    const covers = { tried: 31, of: 45, blackBox: true as const, notReported: ["messages"] };
    const adapter = { ...EXAMPLE.adapters[0]!, certified: true, cases: [], covers };
    const shown = pretty({ ...EXAMPLE, certified: true, adapters: [adapter] }, CONTEXT);
    expect(shown).toContain("\nparrot: certified, black box: 31 of 45 invariants\nCertified.\n");
    expect(shown).toContain("  not reported by the adapter, so not checked: messages\n");
  });

  it("counts one fixture and one case as one", () => {
    const fixtures = { total: 1, recorded: 1, derived: 0, reported: 0 };
    const { invariants, cases, ...rest } = EXAMPLE.adapters[0]!;
    const one = { ...invariants[0]!, cases: 1 };
    const report = { ...EXAMPLE, adapters: [{ ...rest, fixtures, invariants: [one], cases: [cases[0]!] }] };
    expect(pretty(report, CONTEXT)).toContain("  1 fixture: 1 recorded\n");
    expect(pretty(report, CONTEXT)).toContain("cut invariance  1 of 1 case\n");
  });

  it("reports in one line of all invariants that no fixture shows", () => {
    const unproven = (id: string, reason: string) => ({
      id,
      verdict: "unproven" as const,
      cases: 0,
      inputs: 0,
      reason,
    });
    const invariants = [
      unproven("INV-CLI-USAGE-002", "not-applicable: the run shows no usage (4)"),
      unproven("INV-CLI-USAGE-003", "not-applicable: nothing said (2); not-applicable: of this run (2)"),
      unproven("INV-CLI-EVENT-005", "not-applicable: nothing said (2); unproven: only reported (1)"),
    ];
    const report = { ...EXAMPLE, adapters: [{ ...EXAMPLE.adapters[0]!, invariants, cases: [] }] };
    expect(pretty(report, CONTEXT)).toContain(
      "  INV-CLI-USAGE-002, INV-CLI-USAGE-003 unproven: no fixture here shows it\n" +
        "    (--format json says why)\n" +
        "  INV-CLI-EVENT-005 unproven: not-applicable: nothing said (2); unproven: only\n" +
        "    reported (1)\n",
    );
  });

  it("says why an adapter without fixtures is not certified", () => {
    const fixtures = { total: 0, recorded: 0, derived: 0, reported: 0 };
    const notCertified = ["there are no fixtures of provider parrot: nothing is proven"];
    const report = { ...EXAMPLE, adapters: [{ ...EXAMPLE.adapters[0]!, fixtures, notCertified }] };
    expect(pretty(report, CONTEXT)).toContain("there are no fixtures of provider parrot: nothing is proven");
    expect(github(report, CONTEXT)).toContain(
      "::error title=parrot::there are no fixtures of provider parrot",
    );
    expect(markdown(report, CONTEXT)).toContain(
      "**Not certified**: there are no fixtures of provider parrot",
    );
  });
});
