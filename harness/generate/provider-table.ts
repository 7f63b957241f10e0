import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { markdownTable } from "./markdown-table.ts";

const HEAD = ["adapter", "also called", "CLI versions", "output", "prompt by", "tells", "models by alias"];

/** The table of adapters for people, made of what their manifests claim. Markdown, its columns aligned. */
export function providerTable(manifests: readonly Manifest[]): string {
  return markdownTable([HEAD, ...manifests.map(cells)]);
}

function cells(manifest: Manifest): string[] {
  const { id, aliases = [], cliVersions = "", transport, outputFormats, promptStyle = "" } = manifest;
  const reported = Object.entries(manifest.capabilities ?? {}).filter(([, claimed]) => claimed === true);
  return [
    `\`${id}\``,
    aliases.join(", "),
    transport === "api" ? "an API" : cliVersions,
    outputFormats.join(", "),
    promptStyle,
    reported.map(([capability]) => capability).join(", "),
    Object.keys(manifest.shortAliases ?? {}).join(", "),
  ];
}
