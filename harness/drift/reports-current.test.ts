import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURES } from "../corpus/fixture-folders.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { recordedVersions } from "./drift-versions.ts";

// A page of reports/drift compares the oldest and the newest recorded version of a CLI. That it is older than a fixture
// is
// no fault: reports/drift/README.md says how it is brought up to date.

const CORPUS = join(FIXTURES, "cli-outputs");
/** Folders of versions begin with a digit; those beside them are derived or reported. */
const versionsOf = (provider: string) =>
  readdirSync(join(CORPUS, provider)).filter((name) => /^\d/.test(name));
const compared = readdirSync(CORPUS).filter((provider) => versionsOf(provider).length > 1);

describe.each(compared)("reports/drift/%s.md", (provider) => {
  const page = readFileSync(join(PROJECT_ROOT, "reports", "drift", `${provider}.md`), "utf8");

  it("compares the oldest and the newest recorded version, and says that the adapter holds", async () => {
    const { fixtures } = await loadFixtures(join(CORPUS, provider));
    const versions = recordedVersions(fixtures);
    expect(page).toContain(`# Drift: ${provider} ${versions[0]} to ${versions.at(-1)}\n`);
    expect(page).toMatch(/^\*\*Adapter holds\*\*/m);
  });
});
