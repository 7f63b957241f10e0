import type { Manifest } from "../../contracts/cli/v1/adapter.ts";

const HEAD = ["adapter", "also called", "CLI versions", "output", "prompt by", "tells", "models by alias"];

/** The table of adapters for people, made of what their manifests claim. Markdown, its columns aligned. */
export function providerTable(manifests: readonly Manifest[]): string {
  const rows = [HEAD, ...manifests.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
  const rule = line(widths.map((width) => "-".repeat(width)));
  return [line(HEAD), rule, ...rows.slice(1).map(line)].join("\n");
}

function cells(manifest: Manifest): string[] {
  const { id, aliases = [], cliVersions = "", transport, outputFormats, promptStyle = "" } = manifest;
  const told = Object.entries(manifest.capabilities ?? {}).filter(([, claimed]) => claimed === true);
  const cells = [
    `\`${id}\``,
    aliases.join(", "),
    transport === "api" ? "an API" : cliVersions,
    outputFormats.join(", "),
    promptStyle,
    told.map(([capability]) => capability).join(", "),
    Object.keys(manifest.shortAliases ?? {}).join(", "),
  ];
  // A bar would end the cell.
  return cells.map((cell) => cell.replaceAll("|", "\\|"));
}
