import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { shellQuoted } from "../../lib/command-line.ts";
import { type ReplayInput, replayCommand } from "./replay-command.ts";

const input: ReplayInput = {
  style: { program: "npm run certify", dashes: true },
  adapter: "claude",
  exec: null,
  isolate: false,
  contract: "cli",
  fixtures: [],
  seed: 1,
  runs: null,
  planned: { invariant: "INV-CLI-PARSE-005", check: "cuts", fixture: "claude/2.1.332/tool-use", seed: 9 },
  nameCheck: false,
  path: "3:0",
};

describe("replayCommand", () => {
  it("names the case, the seed and the path", () => {
    expect(replayCommand(input)).toBe(
      "npm run certify claude -- --only INV-CLI-PARSE-005 --case claude/2.1.332/tool-use --seed 1 --path 3:0",
    );
  });

  it("gives back what the user gave", () => {
    const command = replayCommand({
      ...input,
      style: { program: "npx cliproof certify", dashes: false },
      adapter: null,
      exec: "python3 'my adapter.py'",
      fixtures: ["my runs", "b"],
      runs: 50,
      nameCheck: true,
      planned: { ...input.planned, fixture: null },
      path: undefined,
    });
    expect(command).toBe(
      "npx cliproof certify --exec 'python3 '\\''my adapter.py'\\''' --fixtures 'my runs' --fixtures b" +
        " --only INV-CLI-PARSE-005 --check cuts --case corpus --seed 1 --runs 50",
    );
  });
});

describe("quote", () => {
  it.each(["plain/path-1.mjs", "two words", "it's", '$HOME `id` \\ "x"', "*?[a]", "a\nb", ""])(
    "brings %j through a shell",
    (word) => {
      const echoed = execFileSync("/bin/sh", ["-c", `printf %s ${shellQuoted(word)}`]);
      expect(echoed.toString()).toBe(word);
    },
  );
});
