import type { Command, Flags } from "./command.ts";

const SHARED_CODES = [
  [2, "wrong usage, or something that cannot be read"],
  [3, "cliproof itself failed, or its output could not be written"],
  [130, "interrupted"],
] as const;

/** The help text of one command. */
export function commandHelp(command: Command): string {
  const flags = flagRows(command.flags);
  return [
    ...command.usage.map((line, index) => `${index === 0 ? "Usage:" : "      "} cliproof ${line}`),
    "",
    command.description,
    ...section("Flags", [...flags, ["--help", "Show this text."]]),
    ...section("Examples", command.examples),
    ...section(
      "Exit codes",
      [...command.exitCodes, ...SHARED_CODES].map(([code, meaning]) => [String(code), meaning]),
    ),
    "",
  ].join("\n");
}

/** Flags as rows of a table for a document, the head first. */
export function flagTable(flags: Flags): string[][] {
  return [["flag", "meaning"], ...flagRows(flags).map(([flag, help]) => [`\`${flag}\``, help])];
}

function flagRows(flags: Flags): [flag: string, help: string][] {
  return Object.entries(flags).map(([name, { value, help }]) => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    help,
  ]);
}

/** The help text of cliproof. */
export function overview(commands: readonly { name: string; summary: string }[]): string {
  return [
    "Usage: cliproof <command> [arguments] [flags]",
    "",
    "Certifies the adapters that drive agent CLIs: recordings of the real CLIs, one set of invariants attacked on",
    "every adapter, and a report that says what broke and how to see it again.",
    ...section(
      "Commands",
      commands.map(({ name, summary }) => [name, summary]),
    ),
    "",
    "cliproof <command> --help says more. In the repository: npm run certify claude -- --seed 2",
    "",
  ].join("\n");
}

function section(title: string, rows: readonly (readonly [string, string])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([left]) => left.length));
  const lines = rows.flatMap(([left, right]) =>
    right.split("\n").map((line, index) => `  ${(index === 0 ? left : "").padEnd(width)}  ${line}`),
  );
  return ["", `${title}:`, ...lines];
}
