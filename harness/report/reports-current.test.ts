import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { corpusSha256 } from "../corpus/corpus-sha256.ts";
import { providerFixtures } from "../corpus/provider-fixtures.ts";
import { providers } from "../driver/registry.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import type { Fixture } from "../model/fixture.ts";
import { type Invariant, readInvariants } from "../model/invariants.ts";
import { loadSaboteurs } from "../saboteurs/load-saboteurs.ts";
import { schemaValidator } from "../schema/schema-validator.ts";
import { countCells, type KillTable } from "../teeth/kill-table.ts";
import { placesOfFaults } from "../teeth/places-of-faults.ts";
import { killTableMarkdown } from "../teeth/render-kill-table.ts";
import { FORMATS } from "./formats.ts";

// What a report says of the present tree; how it is brought up to date stands in reports/README.md.

const read = (name: string) => readFile(join(PROJECT_ROOT, "reports", name), "utf8");

let ids: string[] = [];
let invariants: Invariant[] = [];
beforeAll(async () => {
  ids = (await providers()).map(({ id }) => id);
  invariants = await readInvariants(PROJECT_ROOT, "cli");
});

describe("report.json", () => {
  let report: CertificationReport;
  beforeAll(async () => {
    report = JSON.parse(await read("report.json"));
  });

  it("is of every built-in adapter in its present version, and all are certified", async () => {
    expect(schemaValidator("harness/v1/report.schema.json")(report)).toBeNull();
    const versions = (await providers()).map((one) => ("adapter" in one ? one.adapter.manifest.version : ""));
    expect(report.adapters.map(({ id, version }) => [id, version])).toEqual(
      ids.map((id, index) => [id, versions[index]]),
    );
    expect(report.certified).toBe(true);
  });

  it("is of the present fixtures", async () => {
    const fixtures: Fixture[] = [];
    for (const id of ids) fixtures.push(...(await providerFixtures(id, null)).fixtures);
    expect(report.corpusSha256, "made of other fixtures").toBe(corpusSha256(fixtures));
  });

  it("is of the present invariants", () => {
    for (const { id, invariants: reported } of report.adapters) {
      expect(
        reported.map((one) => one.id),
        id,
      ).toEqual(invariants.map((one) => one.id));
    }
  });

  it("is what report.md shows", async () => {
    const contracts = ["cli", ...(report.hosts ?? []).map(({ contract }) => contract)];
    const all = await Promise.all(contracts.map((contract) => readInvariants(PROJECT_ROOT, contract)));
    const byId = new Map(all.flat().map((invariant) => [invariant.id, invariant]));
    const shown = FORMATS.markdown!.render(report, { invariants: byId, paint: (_style, text) => text });
    expect(await read("report.md")).toBe(shown);
  });
});

describe("teeth.json", () => {
  let table: KillTable;
  beforeAll(async () => {
    table = JSON.parse(await read("teeth.json"));
  });

  it("puts every saboteur to every adapter that is to show it", async () => {
    expect(table.adapters.map(({ adapter }) => adapter)).toEqual(ids);
    const places = await placesOfFaults(ids);
    const contracts = [...new Set(places.map(({ contract }) => contract))];
    const saboteurs = (await Promise.all(contracts.map(loadSaboteurs))).flat();
    for (const { adapter, invariants } of table.adapters) {
      const tried = invariants.flatMap(({ invariant, cells }) =>
        cells.map(({ saboteur }) => `${invariant} ${saboteur}`),
      );
      const own = new Set(
        places.filter((place) => place.adapter === adapter).map(({ invariant }) => invariant),
      );
      const wanted = saboteurs.filter(({ invariant }) => own.has(invariant));
      expect(tried.sort(), adapter).toEqual(
        wanted.map(({ invariant, name }) => `${invariant} ${name}`).sort(),
      );
    }
    expect(table.toothless).toEqual([]);
  });

  it("shows no survivor on any adapter", () => {
    expect(countCells(table).survived).toBe(0);
  });

  it("is what teeth.md shows", async () => {
    expect(await read("teeth.md")).toBe(killTableMarkdown(table));
  });
});

it("bench.json is of adapters that are there", async () => {
  const bench: { adapters: { adapter: string }[] } = JSON.parse(await read("bench.json"));
  expect(ids).toEqual(expect.arrayContaining(bench.adapters.map(({ adapter }) => adapter)));
});
