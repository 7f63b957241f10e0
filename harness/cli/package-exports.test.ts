import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Adapter, Exit } from "cliproof/contract";
import { afterAll, beforeAll, expect, expectTypeOf, it } from "vitest";
import type * as contract from "../../contracts/cli/v1/adapter.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { runCliproof } from "./testing/run-cliproof.ts";

/** The example adapter as an author outside of this repository writes it. */
const AUTHORS = `
import type { Adapter } from "cliproof/contract";
import { LineSplitter } from "cliproof/shared/framing/line-splitter";
import { verdict } from "cliproof/shared/outcome/verdict";
import parrot from ${JSON.stringify(join(PROJECT_ROOT, "contracts/cli/v1/examples/parrot.ts"))};

if (typeof LineSplitter !== "function" || typeof verdict !== "function") throw new Error("no shared pieces");
export default { ...parrot, manifest: { ...parrot.manifest, id: "outsider" } } satisfies Adapter;
`;

let project: string;
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "cliproof-author-"));
  await mkdir(join(project, "node_modules"));
  symlinkSync(PROJECT_ROOT, join(project, "node_modules", "cliproof"));
  writeFileSync(join(project, "package.json"), '{"type": "module"}');
  writeFileSync(join(project, "adapter.ts"), AUTHORS);
});
afterAll(() => rmSync(project, { recursive: true }));

it("gives the author of an adapter the contract's types and the shared pieces", async () => {
  const fixtures = join(PROJECT_ROOT, "contracts/cli/v1/examples/fixtures");
  const words = ["certify", "./adapter.ts", "--fixtures", fixtures, "--only", "PARSE-011"];
  const { code, stdout, stderr } = await runCliproof(words, project);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("outsider 1.0.0");
});

it("names the very types of the contract", () => {
  expectTypeOf<Adapter>().toEqualTypeOf<contract.Adapter>();
  expectTypeOf<Exit>().toEqualTypeOf<contract.Exit>();
});
