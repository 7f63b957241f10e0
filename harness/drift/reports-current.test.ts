import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DriftReport } from "../../schemas/harness/v1/generated/drift.ts";
import { corpusSha256 } from "../corpus/corpus-sha256.ts";
import { FIXTURES } from "../corpus/fixture-folders.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import { findProvider } from "../driver/registry.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { schemaValidator } from "../schema/schema-validator.ts";
import { compareVersions } from "./compare-versions.ts";
import { fixturesOf, recordedVersions } from "./drift-versions.ts";
import { renderMarkdown } from "./render-markdown.ts";

// What reports/drift says of the present fixtures; how it is brought up to date stands in reports/drift/README.md.

const FOLDER = join(PROJECT_ROOT, "reports", "drift");
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

it("there is a report for each provider with two recorded versions", () => {
  const corpus = join(FIXTURES, "cli-outputs");
  // Folders of versions begin with a digit; those beside them are derived or reported.
  const versions = (provider: string) =>
    readdirSync(join(corpus, provider)).filter((name) => /^\d/.test(name));
  const wanted = readdirSync(corpus).filter((provider) => versions(provider).length > 1);
  expect(files).toEqual(expect.arrayContaining(wanted.map((provider) => `${provider}.json`)));
});

describe.each(files)("%s", (name) => {
  const report: DriftReport = JSON.parse(readFileSync(join(FOLDER, name), "utf8"));
  const { provider, from, to } = report;

  it("fits the schema, and the page beside it shows it", () => {
    expect(schemaValidator("harness/v1/drift.schema.json")(report)).toBeNull();
    expect(readFileSync(join(FOLDER, name.replace(/json$/, "md")), "utf8")).toBe(renderMarkdown(report));
  });

  it("says that the adapter holds", () => {
    expect(report.verdict, JSON.stringify(report.certifications)).toBe("holds");
  });

  it("is of the present fixtures and finds what the present program finds in them", async () => {
    const { fixtures } = await loadFixtures(join(FIXTURES, "cli-outputs", provider));
    const versions = recordedVersions(fixtures);
    if (name === `${provider}.json`)
      expect([from.version, to.version]).toEqual([versions[0], versions.at(-1)]);
    const [old, young] = [from, to].map(({ version }) => fixturesOf(fixtures, version, null));
    expect([from.corpusSha256, to.corpusSha256]).toEqual([corpusSha256(old!), corpusSha256(young!)]);
    const known = await findProvider(provider);
    const keys = "adapter" in known ? known.adapter.manifest.recordKeys : undefined;
    expect(report).toMatchObject(compareVersions(old!, young!, keys));
  });
});
