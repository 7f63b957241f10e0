import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { providers } from "../../driver/registry.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { configFiles } from "./config-files.ts";

const empty = mkdtempSync(join(tmpdir(), "cliproof-no-list-"));
afterAll(() => rmSync(empty, { recursive: true }));

const cliIds = (await providers())
  .flatMap((one) => ("adapter" in one ? [one.adapter.manifest] : []))
  .filter(({ transport }) => transport !== "api")
  .map(({ id }) => id);

describe("configFiles", () => {
  it("is tried with the adapters that drive a CLI", () => {
    expect(cliIds.length).toBeGreaterThan(10);
  });

  it.each(cliIds)("reads the list of %s", (id) => {
    const files = configFiles([join(PROJECT_ROOT, "adapters", id)]);
    expect(files).not.toHaveProperty("problem");
    expect(files).not.toHaveLength(0);
  });

  it("takes a missing list for a problem, and not for an empty one", () => {
    expect(configFiles([empty])).toEqual({
      problem: expect.stringMatching(/^recording\/config-files\.json beside the adapter is missing: .*\[\]/),
    });
  });

  it("needs one list for several adapters of the CLI", () => {
    const claude = join(PROJECT_ROOT, "adapters", "claude");
    expect(configFiles([empty, claude])).toEqual(configFiles([claude]));
  });
});
