import { expect, it } from "vitest";
import { providerTable } from "./provider-table.ts";

it("shows what manifests claim, and nothing that they do not", () => {
  const table = providerTable([
    {
      id: "parrot",
      aliases: ["polly"],
      outputFormats: ["json", "text"],
      cliVersions: ">=1.0.0 || ^0.9",
      promptStyle: "stdin",
      capabilities: { streaming: true, usage: false, model: true },
      shortAliases: { p: "polly-1" },
    },
    { id: "web", outputFormats: ["json"], transport: "api" },
  ]);
  expect(table.split("\n").map((line) => line.replaceAll(/ +/g, " "))).toEqual([
    "| adapter | also called | CLI versions | output | prompt by | tells | models by alias |",
    expect.stringMatching(/^(\| -+ ){7}\|$/),
    "| `parrot` | polly | >=1.0.0 \\|\\| ^0.9 | json, text | stdin | streaming, model | p |",
    "| `web` | | an API | json | | | |",
  ]);
});
