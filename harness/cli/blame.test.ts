import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { runCliproof } from "./testing/run-cliproof.ts";

const FIXTURES = "contracts/cli/v1/examples/fixtures";
const PARROT = JSON.stringify(join(PROJECT_ROOT, "contracts/cli/v1/examples/parrot.ts"));

/** Adapters that harm the process they share with the checks, and what the report says of them. */
const HARMFUL: Readonly<Record<string, readonly [code: string, message: RegExp]>> = {
  "removes all listeners of the process": [
    "process.removeAllListeners(); export default parrot;",
    /not run: the adapter ended its process \(exit code 0\)/,
  ],
  "replaces JSON.parse": [
    `export default { ...parrot, parser(options) {
      JSON.parse = () => { throw new Error("mine"); };
      return parrot.parser(options);
    } };`,
    /the adapter changed JSON\.parse, which all code of the process shares/,
  ],
  "throws from a timer of its own": [
    'setTimeout(() => { throw new Error("late bang"); }, 200); export default parrot;',
    /late bang/,
  ],
  "never returns from end()": [
    `export default { ...parrot, parser: (options) => {
      const parser = parrot.parser(options);
      return { push: (stream, bytes) => parser.push(stream, bytes), end() { for (;;); } };
    } };`,
    /hung|no sign of life/,
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cliproof-blame-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("certify blames neither the adapter nor itself when fixtures are taken away during the run", async () => {
  const own = join(folder, "fixtures");
  await cp(FIXTURES, own, { recursive: true });
  const path = join(folder, "removes.mjs");
  const code = `import parrot from ${PARROT};
    import { rmSync } from "node:fs";
    export default { ...parrot, invocation: (...given) => {
      rmSync(${JSON.stringify(own)}, { recursive: true, force: true });
      return parrot.invocation(...given);
    } };`;
  await writeFile(path, code);
  const { code: exit, stderr } = await runCliproof([
    "certify",
    path,
    "--fixtures",
    own,
    "--only",
    "PROC-002",
  ]);
  expect(stderr).toMatch(
    /^cliproof: fixture parrot\/\S+ is gone: its files were removed while they were used$/m,
  );
  expect(exit).toBe(3);
}, 60_000);

describe("certify blames the adapter, and not cliproof or the user, for one that", {
  timeout: 120_000,
}, () => {
  it.each(Object.entries(HARMFUL))("%s", async (_what, [code, message]) => {
    const path = join(folder, "adapter.mjs");
    await writeFile(path, `import parrot from ${PARROT};\n${code}\n`);
    const words = ["--fixtures", FIXTURES, "--only", "PARSE-012", "--case-timeout", "2", "--format", "json"];
    const { code: exit, stdout } = await runCliproof(["certify", path, ...words]);
    expect(exit).toBe(1);
    const findings = JSON.parse(stdout).adapters[0].cases.map(
      (one: { finding?: { message: string } }) => one.finding,
    );
    expect(
      findings.some((finding: { message: string } | undefined) => message.test(finding?.message ?? "")),
    ).toBe(true);
  });
});
