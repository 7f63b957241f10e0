import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CERTIFY_FLAGS } from "../cli/commands/certify-flags.ts";
import { hasPython } from "./has-python.ts";
import { fences, namedTable } from "./markdown.ts";
import { ROOT } from "./markdown-files.ts";

const readme = readFileSync(join(ROOT, "README.md"), "utf8");

/** A command of README.md. */
interface Command {
  line: string;
  /** `exit` of its fence; 0 where it says nothing. */
  exit: number;
  /** What the next fence says that it prints, if that one is an output. */
  output: string;
}

/** What the reader is told to type, without the installation and without the tests, which run this file. */
const commands: Command[] = fences(readme)
  .flatMap(({ language, info, text }, index, all) => {
    if (language !== "sh") return [];
    const exit = Number(/^exit=(\d+)$/.exec(info)?.[1] ?? 0);
    const next = all[index + 1];
    const output = next?.info === "output" ? next.text : "";
    const lines = text.trim().split("\n");
    return lines.map((line) => ({ line: line.replace(/^npm ci && /, ""), exit, output }));
  })
  .filter(({ line }) => line !== "npm test")
  .filter(({ line }) => hasPython() || !line.includes("python3"));

describe("README.md", () => {
  it("starts with the two commands for a bare machine", () => {
    expect(fences(readme)[0]?.text).toBe("npm ci && npm run certify claude\nnpm ci && npm test\n");
  });

  it.each(commands)("tells a command that works: $line", { timeout: 600_000 }, ({ line, exit, output }) => {
    const { status, stdout, stderr } = spawnSync(line, { shell: true, cwd: ROOT, encoding: "utf8" });
    expect(status, `${stdout}\n${stderr}`.slice(-2000)).toBe(exit);
    expect(stdout).toContain(output);
  });

  it("names every flag of certify and no other", () => {
    const named = namedTable(readme, "flags").map(([flag]) => /^`--([a-z-]+)/.exec(flag!)?.[1]);
    expect(named.sort()).toEqual(Object.keys(CERTIFY_FLAGS).sort());
  });
});
