import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { inContractOrder, invariantLink, parseInvariants, readInvariants } from "./invariants.ts";

describe("parseInvariants", () => {
  it("takes the id, the title and the statement, over several lines", () => {
    const page =
      "# Page\n\n## PARSE\n\n### INV-CLI-PARSE-001: a: title\n\nStatement: One\nMUST.\n\nWhy: x\n\n### Else\n";
    expect(parseInvariants(page)).toEqual([
      { id: "INV-CLI-PARSE-001", title: "a: title", statement: "One MUST." },
    ]);
  });

  it("reads the contract's page: every invariant has a statement with a MUST", async () => {
    const invariants = await readInvariants(PROJECT_ROOT, "cli");
    expect(invariants.length).toBeGreaterThan(40);
    expect(
      invariants.filter(({ statement, title }) => title === "" || !/\b(MUST|may)\b/i.test(statement)),
    ).toEqual([]);
    expect(invariants.map(({ id }) => id)).toEqual(invariants.map(({ id }) => id).toSorted(inContractOrder));
  });
});

it("links an invariant by the anchor of its heading", () => {
  expect(invariantLink("INV-CLI-PARSE-005", "cut invariance")).toBe(
    "contracts/cli/v1/invariants.md#inv-cli-parse-005-cut-invariance",
  );
  expect(invariantLink("INV-AGENT-ERR-001", "the CLI's own errors, and no other")).toBe(
    "contracts/agent/v1/invariants.md#inv-agent-err-001-the-clis-own-errors-and-no-other",
  );
});
