import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { openHost } from "./open-host.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "cliproof-open-host-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function opened(name: string) {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, `export default { name: ${JSON.stringify(name)}, type: "cli", spawn() {} };\n`);
  return openHost(PROJECT_ROOT, "spawn", { kind: "path", path: file });
}

it.each(["claude", "claude-code"])("finds the provider of a host that is called %s", async (name) => {
  expect(await opened(name)).toMatchObject({ target: { id: "claude" } });
});

it("leaves an unknown name to the adapters that have fixtures of it", async () => {
  expect(await opened("dodo")).toMatchObject({ target: { id: "dodo" } });
});
