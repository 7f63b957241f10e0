import { describe, expect, it } from "vitest";
import { commandLine } from "./command-line.ts";
import { cmdArgument, windowsArgument } from "./windows-arguments.ts";

describe("an argument on Windows", () => {
  it.each([
    ["plain", "plain"],
    ["", '""'],
    ["two words", '"two words"'],
    ['say "hi"', '"say \\"hi\\""'],
    ["C:\\dir\\", "C:\\dir\\"],
    ["C:\\my dir\\", '"C:\\my dir\\\\"'],
    ['a\\"b', '"a\\\\\\"b"'],
  ])("%j as %j", (argument, quoted) => expect(windowsArgument(argument)).toBe(quoted));

  it("for a shim has every special character escaped twice", () => {
    expect(cmdArgument("a")).toBe('^^^"a^^^"');
    expect(cmdArgument("a&calc")).toBe('^^^"a^^^&calc^^^"');
    expect(cmdArgument("%PATH%")).toBe('^^^"^^^%PATH^^^%^^^"');
  });
});

describe("a command line", () => {
  it("is what was asked for on POSIX, where nothing is read twice", () => {
    const args = ["-p", "two words", "a;b", ""];
    expect(commandLine("/bin/claude", args, "linux")).toEqual({
      file: "/bin/claude",
      args,
      isVerbatim: false,
    });
  });

  it("of a shim goes through cmd.exe", () => {
    const line = commandLine("C:\\my npm\\claude.cmd", ["-p"], "win32", "C:\\cmd.exe");
    expect(line).toEqual({
      file: "C:\\cmd.exe",
      args: ["/d", "/s", "/c", '"C:\\my^ npm\\claude.cmd ^^^"-p^^^""'],
      isVerbatim: true,
    });
  });

  it("of an executable does not", () => {
    const line = commandLine("C:\\claude.exe", ["a b"], "win32");
    expect(line).toEqual({ file: "C:\\claude.exe", args: ['"a b"'], isVerbatim: true });
  });

  it.each([
    ["linux", "/bin/claude", ["-p", "x".repeat(131_072)], /argument 2 .* 131072 bytes/],
    ["linux", "/bin/claude", ["é".repeat(65_536)], /argument 1 .* 131072 bytes/],
    ["linux", "/bin/claude", ["a\0b"], /NUL/],
    ["win32", "C:\\claude.exe", ["x".repeat(33_000)], /32767/],
    ["win32", "C:\\claude.cmd", ["x".repeat(9000)], /8191/],
    ["win32", "C:\\claude.BAT", ["-p", "line\nbreak"], /argument 2 holds a line break/],
  ] as const)("on %s of %s is refused by name", (platform, file, args, problem) => {
    expect(commandLine(file, args, platform)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it("just within the limit is not", () => {
    expect(commandLine("/bin/claude", ["x".repeat(131_071)], "linux")).toHaveProperty("file");
  });
});
