import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { fileLinks } from "./markdown.ts";
import { markdownFiles } from "./markdown-files.ts";

it.each(markdownFiles())("%s links to files that exist", (file) => {
  const links = fileLinks(readFileSync(file, "utf8"));
  expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
});
