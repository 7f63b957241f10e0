import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { providerFixtures } from "./provider-fixtures.ts";
import { sealFixture } from "./seal-fixture.ts";

const PARROT = join(PROJECT_ROOT, "contracts/cli/v1/examples/fixtures");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cliproof-provider-"));
  await cp(join(PARROT, "parrot"), join(folder, "parrot"), { recursive: true });
  const help = join(folder, "parrot/1.0.0/help");
  await mkdir(help);
  const manifest = {
    schemaVersion: 1,
    id: "parrot/1.0.0/help",
    kind: "help",
    provider: "parrot",
    cli: { name: "parrot", version: "1.0.0" },
    scenario: "help",
    provenance: { kind: "recorded", recipe: "a test" },
    exit: { code: 0, signal: null, timedOut: false, aborted: false },
  };
  await writeFile(join(help, "fixture.json"), JSON.stringify(manifest));
  await writeFile(join(help, "stdout.txt"), "Usage: parrot [--json]\n");
  expect(await sealFixture(help)).toMatchObject({ ok: true });
});
afterAll(() => rm(folder, { recursive: true }));

const ids = (fixtures: readonly { id: string }[]) => fixtures.map(({ id }) => id);

describe("providerFixtures", () => {
  it("skips fixtures of CLI versions that the adapter does not claim, with the reason", async () => {
    const { fixtures, skipped } = await providerFixtures("parrot", [PARROT], ">=2.0.0");
    expect(fixtures).toEqual([]);
    expect(skipped).toContainEqual({
      fixture: "parrot/1.0.0/hello",
      reason: "CLI version 1.0.0 is outside of the manifest's cliVersions (>=2.0.0)",
    });
    expect((await providerFixtures("parrot", [PARROT], "^1.0.0")).skipped).toEqual([]);
    expect((await providerFixtures("parrot", [PARROT], "no range")).skipped).toEqual([]);
  });

  it("knows the help that was given of a CLI that cliproof ships nothing of", async () => {
    const { fixtures, corpus } = await providerFixtures("parrot", [folder]);
    expect(ids(fixtures)).not.toContain("parrot/1.0.0/help");
    expect(ids(corpus)).toContain("parrot/1.0.0/help");
  });

  it("keeps one's own runs out of what is known of a CLI that cliproof ships recordings of", async () => {
    const run = join(PROJECT_ROOT, "fixtures/cli-outputs/claude/2.1.332/success-text-mode-text");
    const { fixtures, corpus } = await providerFixtures("claude", [run]);
    const shipped = await providerFixtures("claude", null);
    expect(fixtures).toHaveLength(1);
    expect(ids(corpus)).toEqual(ids(shipped.corpus));
  });
});
