import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasPython } from "./has-python.ts";
import { fences } from "./markdown.ts";
import { ROOT } from "./markdown-files.ts";

const readme = readFileSync(join(ROOT, "README.md"), "utf8");
/** Pages whose commands are run. */
const PAGES = ["README.md", "harness/certify/README.md"];

/** A command of a page. */
interface Command {
  page: string;
  line: string;
  /** `exit` of its fence; 0 where it says nothing. */
  exit: number;
  /** What the next fence says that it prints, if that one is an output. */
  output: string;
}

/**
 * What the reader is asked to type, without the installation, the tests, which run this file, and the first certification,
 * which `.ci/run` makes with that of all other adapters.
 */
const commands: Command[] = PAGES.flatMap((page) => commandsOf(page))
  .filter(({ line }) => !["npm test", "npm run certify claude"].includes(line))
  .filter(({ line }) => hasPython() || !line.includes("python3"));

function commandsOf(page: string): Command[] {
  return fences(readFileSync(join(ROOT, page), "utf8")).flatMap(({ language, info, text }, index, all) => {
    if (language !== "sh") return [];
    const exit = Number(/^exit=(\d+)$/.exec(info)?.[1] ?? 0);
    const next = all[index + 1];
    const output = next?.info === "output" ? next.text : "";
    const lines = text.trim().split("\n");
    return lines.map((line) => ({ page, line: line.replace(/^npm ci && /, ""), exit, output }));
  });
}

describe("README.md", () => {
  it("starts with the two commands for a bare machine", () => {
    const [, setUp] = fences(readme);
    expect(setUp?.text).toBe("npm ci && npm run certify claude\nnpm ci && npm test\n");
    expect(readme.slice(0, readme.indexOf(setUp!.text)).split("\n").length).toBeLessThan(25);
  });

  it.each(commands)(
    "names a command that works: $page, $line",
    { timeout: 600_000 },
    ({ line, exit, output }) => {
      const { status, stdout, stderr } = spawnSync(line, { shell: true, cwd: ROOT, encoding: "utf8" });
      expect(status, `${stdout}\n${stderr}`.slice(-2000)).toBe(exit);
      expect(stdout).toContain(output);
    },
  );
});
