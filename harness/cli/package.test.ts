import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";

const EXAMPLES = "contracts/cli/v1/examples";
const FORMATS = ["stream-json", "json", "text"];
const TSC = join(PROJECT_ROOT, "node_modules", "typescript", "bin", "tsc");

/** Every entry that has types, used as an author uses it. */
const USES = `
import type { Adapter } from "cliproof/contract";
import type { AgentExecutionAdapter } from "cliproof/contract/execution";
import type { ExecutionHost } from "cliproof/contract/execution-host";
import type * as agent from "cliproof/contract/agent";
import type * as session from "cliproof/contract/session";
import type * as spawn from "cliproof/contract/spawn";
import { writeMock } from "cliproof/mock";
import type * as recipe from "cliproof/recipe";
import { findProvider, providers } from "cliproof/registry";
import { type CertifyChoice, certify, describeAdapter } from "cliproof/testkit";
import { LineSplitter } from "cliproof/shared/framing/line-splitter";

export type Kept = [AgentExecutionAdapter, ExecutionHost, keyof typeof agent, keyof typeof session, keyof typeof spawn, keyof typeof recipe];
export const found: Promise<readonly { id: string }[]> = providers();
export const one: Adapter["manifest"] | undefined = undefined;
export const splitter: LineSplitter = new LineSplitter();
export const choice: CertifyChoice = { only: ["PARSE"] };
export const all = [findProvider, writeMock, certify, describeAdapter];
`;

let project: string;
let tarball: string;
const at = (...names: string[]) => join(project, ...names);
const cliproof = () => at("node_modules", "cliproof");

/** A project of somebody else: the packed cliproof with its dependencies, and one scaffolded adapter of each format. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "cliproof-foreign-"));
  // A copy, so that no other test meets the build.
  const source = at("source");
  const isCopied = (path: string) =>
    !/^[\\/](?:node_modules|\.git|\.cliproof|reports|fixtures)$/.test(path.slice(PROJECT_ROOT.length));
  cpSync(PROJECT_ROOT, source, { recursive: true, filter: isCopied });
  mkdirSync(join(source, "fixtures"));
  symlinkSync(join(PROJECT_ROOT, "node_modules"), join(source, "node_modules"));
  tarball = at(run(source, "npm", ["pack", "--silent", "--pack-destination", project]).trim());
  mkdirSync(at("node_modules"));
  run(project, "tar", ["xzf", tarball, "-C", at("node_modules")]);
  execFileSync("mv", [at("node_modules", "package"), cliproof()]);
  // The recordings were left out to save time.
  symlinkSync(join(PROJECT_ROOT, "fixtures"), join(cliproof(), "fixtures"));
  for (const name of readdirSync(join(PROJECT_ROOT, "node_modules")))
    if (!name.startsWith("."))
      symlinkSync(join(PROJECT_ROOT, "node_modules", name), at("node_modules", name));
  writeFileSync(at("package.json"), '{"type": "module"}\n');
  writeFileSync(at("uses.ts"), USES);
  for (const format of FORMATS)
    run(project, process.execPath, [
      join(cliproof(), "harness/cli/cliproof.mjs"),
      "new-adapter",
      `my-${format}`,
      "--format",
      format,
    ]);
}, 240_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

function run(cwd: string, command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (thrown) {
    const { stdout, stderr } = thrown as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(" ")}:\n${stdout}${stderr}`);
  }
}

describe("the package in a strict project of somebody else", () => {
  it.each([
    ["NodeNext", "NodeNext"],
    ["ESNext", "Bundler"],
  ])("compiles with module %s and resolution %s, its types checked as well", (module, moduleResolution) => {
    const compilerOptions = {
      target: "ES2022",
      module,
      moduleResolution,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      skipLibCheck: false,
      types: ["node"],
      outDir: `out-${module}`,
      rootDir: ".",
    };
    const include = ["uses.ts", "my-*-adapter/*.ts"];
    writeFileSync(at("tsconfig.json"), JSON.stringify({ compilerOptions, include }));
    expect(run(project, process.execPath, [TSC, "-p", "."])).toBe("");
    expect(existsSync(at(`out-${module}`, "uses.js"))).toBe(true);
  });

  it("runs what was compiled under plain node, without a loader", () => {
    const program = [
      'import { all, found, splitter } from "./out-NodeNext/uses.js";',
      ...FORMATS.map(
        (format, index) => `import a${index} from "./out-NodeNext/my-${format}-adapter/index.js";`,
      ),
      "const parser = a1.parser({ outputFormat: 'json' });",
      "parser.push('out', Buffer.from('{'));",
      "const outcome = parser.end({ code: 1, signal: null, timedOut: false, aborted: false });",
      "const ids = (await found).filter((one) => 'adapter' in one).map(({ id }) => id);",
      "console.log(JSON.stringify([outcome.status, [a0, a1, a2].length, ids.length, typeof splitter.push, all.length]));",
    ].join("\n");
    writeFileSync(at("program.mjs"), program);
    const [status, adapters, ids, push] = JSON.parse(run(project, process.execPath, ["program.mjs"]));
    expect([status, adapters, push]).toEqual(["error", 3, "function"]);
    expect(ids).toBeGreaterThan(12);
  });

  it.each([
    ["publint", ["--strict"]],
    ["attw", ["--profile", "esm-only"]],
  ])("is in order for %s", (tool, flags) => {
    run(project, join(PROJECT_ROOT, "node_modules", ".bin", tool), [tarball, ...flags]);
  });

  it("starts the command line as JavaScript: without the loader for TypeScript, from another folder", () => {
    const loader = at("node_modules", "tsx");
    rmSync(loader);
    const program = join(cliproof(), "harness/cli/cliproof.mjs");
    expect(run(project, process.execPath, [program, "--help"])).toContain("certify");
    expect(run(project, process.execPath, [program, "list", "adapters"])).toContain("claude");
    symlinkSync(join(PROJECT_ROOT, "node_modules", "tsx"), loader);
    const path = join("my-text-adapter", "index.ts");
    const certified = run(project, process.execPath, [program, "certify", path, "--only", "MANIFEST"]);
    expect(certified).toContain("Certified.");
  });

  it("makes tests of vitest and of node:test out of an adapter", () => {
    const choice = `{ fixtures: [${JSON.stringify(join(PROJECT_ROOT, EXAMPLES, "fixtures"))}], only: ["PARSE-005", "EVENT-006"] }`;
    const good = JSON.stringify(join(PROJECT_ROOT, EXAMPLES, "parrot.ts"));
    const faulty = JSON.stringify(join(PROJECT_ROOT, EXAMPLES, "faulty-parrot.ts"));
    const kit = 'import { describeAdapter } from "cliproof/testkit";\n';
    mkdirSync(at("tested"));
    writeFileSync(at("tested", "parrot.test.ts"), `${kit}describeAdapter(${good}, ${choice});\n`);
    const vitest = join(PROJECT_ROOT, "node_modules", "vitest", "vitest.mjs");
    expect(run(project, process.execPath, [vitest, "run", "--no-color", "--root", at("tested")])).toMatch(
      /Tests .*2 passed \| 1 skipped/,
    );
    writeFileSync(
      at("faulty.test.mjs"),
      `import { describe, it } from "node:test";\n${kit}describeAdapter(${faulty}, { ...${choice}, describe, it });\n`,
    );
    const failed = () => run(project, process.execPath, ["--test", "faulty.test.mjs"]);
    expect(failed).toThrow(
      /INV-CLI-PARSE-005: cut invariance[\s\S]*Any split of the same bytes[\s\S]*replay/,
    );
  });

  it("has no test and no test support in it", () => {
    const files = readdirSync(cliproof(), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /\.test\.|(?:^|[\\/])testing(?:[\\/]|$)/.test(file))).toEqual([]);
    expect(files).toContain(join("dist", "harness", "driver", "registry.js"));
  });
});
