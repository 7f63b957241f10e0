import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { PROJECT_ROOT } from "../cli/project-root.ts";
import { fences } from "../docs/markdown.ts";
import { sealFixture } from "./seal-fixture.ts";

const root = mkdtempSync(join(tmpdir(), "cliproof-readme-"));
afterAll(() => rmSync(root, { recursive: true }));

it("fixtures/README.md shows a fixture that seals as it stands", async () => {
  const folder = join(root, "parrot", "1.0.0", "rate-limited");
  mkdirSync(folder, { recursive: true });
  const blocks = fences(readFileSync(join(PROJECT_ROOT, "fixtures", "README.md"), "utf8"));
  for (const name of ["fixture.json", "expected.json"]) {
    const block = blocks.find(({ info }) => info === `file=${name}`);
    writeFileSync(join(folder, name), block!.text);
  }
  writeFileSync(join(folder, "stdout.txt"), '{"type": "end", "ok": false, "error": {"status": 429}}\n');
  const sealed = await sealFixture(folder);
  expect(sealed).toMatchObject({
    ok: true,
    fixture: { id: "parrot/1.0.0/rate-limited", expected: { error: { httpStatus: 429 } } },
  });
});
