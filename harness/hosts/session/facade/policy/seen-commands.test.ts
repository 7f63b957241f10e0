import { describe, expect, it } from "vitest";
import { SeenCommands } from "./seen-commands.ts";
import { shownCommand, simpleCommands } from "./shell-commands.ts";

describe("shownCommand", () => {
  it.each([
    ["$ git merge topic", "git merge topic"],
    ["zz$ ", null],
    ["  ● Bash(npm install left-pad)", "npm install left-pad"],
    ["⏺ Bash(echo $(date))", "echo $(date)"],
    ["│ $ ls -la", "ls -la"],
    ["Running: `npm publish`", "npm publish"],
    ["Ran 'git pull'", "git pull"],
    ["bash: cat .env", null],
    ["I will not run git merge topic.", null],
    ["> Do not run git merge", null],
    ["Running the tests of git merge", null],
    ["costs $ 5", null],
  ])("reads %j as %j", (line, command) => {
    expect(shownCommand(line)).toBe(command);
  });
});

describe("simpleCommands", () => {
  it("splits a line, and removes the text before a command", () => {
    expect(simpleCommands("cd a && FOO=1 sudo -E npm  publish | tee x; ls 2>&1")).toEqual([
      "cd a",
      "npm publish",
      "tee x",
      "ls 2>&1",
    ]);
  });

  it("looks into a shell's own argument", () => {
    expect(simpleCommands(`bash -lc "git pull && ls"`)).toEqual(["git pull", "ls"]);
  });

  it("parts nothing inside quotes, and survives one that is open", () => {
    expect(simpleCommands(`echo "a; git pull" && ls 'b | c'`)).toEqual(['echo "a; git pull"', "ls 'b | c'"]);
    expect(simpleCommands(`echo "a; ls`)).toEqual(['echo "a; ls']);
  });
});

describe("SeenCommands", () => {
  const seen = (pieces: string[]) => {
    const commands = new SeenCommands();
    return pieces.flatMap((piece) => commands.push(piece));
  };

  it("reads a command that comes in pieces, once its line is whole", () => {
    expect(seen(["$ git mer", "ge topic", "\r\nzz"])).toEqual(["git merge topic"]);
    expect(seen(["$ git merge", "tool\r\n"])).toEqual(["git mergetool"]);
  });

  it("reads through colours, and takes a move of the cursor for another line", () => {
    expect(seen(["\x1b[3;1H\x1b[32m$ \x1b[0mgit pull\x1b[K\x1b[4;1Hzz\x1b[5;1H"])).toEqual(["git pull"]);
  });

  it("keeps no more of a line without an end than it must", () => {
    expect(seen(["x".repeat(100_000), "\n$ ls\n"])).toEqual(["ls"]);
  });
});
