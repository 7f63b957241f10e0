import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { familyOf, parseInvariants } from "../model/invariants.ts";
import { lineAdapter } from "./kit/testing/line-adapter.ts";
import { parseText } from "./kit/testing/parse-text.ts";
import { loadSaboteurs } from "./load-saboteurs.ts";

const PAGE = fileURLToPath(new URL("../../contracts/cli/v1/invariants.md", import.meta.url));
const saboteurs = await loadSaboteurs("cli");
const invariants = parseInvariants(await readFile(PAGE, "utf8")).map(({ id }) => id);
const REPORT = /[\w.-]+\/[\w.-]+(#\d+|, [\w -]+)|its recordings|no public report found/;

describe("loadSaboteurs", () => {
  it("finds saboteurs with names of their own", () => {
    expect(new Set(saboteurs.map(({ name }) => name)).size).toBe(saboteurs.length);
  });

  it.each(invariants.filter((id) => familyOf(id) !== "PROC"))("finds one for %s", (id) => {
    expect(saboteurs.filter(({ invariant }) => invariant === id)).not.toEqual([]);
  });
});

describe.each(saboteurs.map((saboteur) => [saboteur.name, saboteur] as const))("%s", (_name, saboteur) => {
  it("breaks an invariant of the contract and says where its fault was seen", () => {
    expect(invariants).toContain(saboteur.invariant);
    expect(saboteur.fault).toMatch(REPORT);
  });

  it("leaves the adapter that it is given alone", () => {
    const before = parseText(lineAdapter, ["one\ntwo\n"]);
    const bad = saboteur.sabotage(lineAdapter);
    expect(bad).not.toBe(lineAdapter);
    expect(parseText(lineAdapter, ["one\ntwo\n"])).toEqual(before);
  });
});
