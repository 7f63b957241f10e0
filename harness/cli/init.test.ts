import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runCliproof } from "./testing/run-cliproof.ts";

let project: string;
const at = (path: string) => join(project, path);
const read = (path: string) => readFileSync(at(path), "utf8");

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

const init = (...words: string[]) => runCliproof(["init", ...words], project);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "cliproof-init-"));
  write("src/my-adapter.ts", "export default 1;\n");
});
afterEach(() => rmSync(project, { recursive: true }));

describe("init", () => {
  it("adds a script, a workflow and known failures that an editor completes", async () => {
    write("package.json", '{\n\t"name": "mine", // ours\n\t"scripts": {\n\t\t"test": "vitest"\n\t}\n}\n');
    const { code, stdout } = await init("./src/my-adapter.ts");
    expect(stdout.split("\n").slice(0, 3)).toEqual([
      "written: package.json",
      "written: src/known-failures.json",
      "written: .github/workflows/certify.yml",
    ]);
    expect(read("package.json")).toBe(
      '{\n\t"name": "mine", // ours\n\t"scripts": {\n\t\t"test": "vitest",\n\t\t"certify": "cliproof certify ./src/my-adapter.ts"\n\t}\n}\n',
    );
    expect(JSON.parse(read("src/known-failures.json"))).toEqual({
      $schema: "../node_modules/cliproof/schemas/harness/v1/known-failures.schema.json",
      failures: [],
    });
    const steps = parse(read(".github/workflows/certify.yml")).jobs.certify.steps;
    expect(steps.map(({ run }: { run?: string }) => run).join("\n")).toContain(
      "npx cliproof certify ./src/my-adapter.ts --out certification",
    );
    expect(code).toBe(0);
  });

  it("leaves what is there as it is, and makes a package.json where there is none", async () => {
    await init("src/my-adapter.ts");
    expect(JSON.parse(read("package.json")).scripts).toEqual({
      certify: "cliproof certify ./src/my-adapter.ts",
    });
    write("src/known-failures.json", "mine");
    write(".github/workflows/certify.yml", "mine");
    const { stdout } = await init("src/my-adapter.ts");
    expect(stdout).toContain("kept:    package.json\nkept:    src/known-failures.json\nkept:    .github/");
    expect(read("src/known-failures.json")).toBe("mine");
  });

  it("quotes a path that a shell would take apart", async () => {
    write("my adapter's/index.mjs", "export default 1;\n");
    await init("my adapter's");
    expect(JSON.parse(read("package.json")).scripts.certify).toBe(
      "cliproof certify ./'my adapter'\\''s/index.mjs'",
    );
  });

  it.each([
    [[], "init needs the path of an adapter's module"],
    [["./nowhere.ts"], "no adapter module at ./nowhere.ts"],
    [["src"], "folder src has no index.ts, index.mjs or index.js"],
    [["/etc/hostname"], "/etc/hostname is outside of this folder"],
  ])("refuses %j in one line, and writes nothing", async (words, line) => {
    const { code, stderr } = await init(...words);
    expect(stderr).toBe(`cliproof: ${line}\n`);
    expect(code).toBe(2);
    expect(existsSync(at("package.json"))).toBe(false);
  });

  it("writes nothing beside a package.json that is none", async () => {
    write("package.json", "[]");
    const { stderr } = await init("src/my-adapter.ts");
    expect(stderr).toBe("cliproof: package.json is no JSON object: nothing was written\n");
    expect(existsSync(at(".github"))).toBe(false);
  });
});
