import { readdirSync } from "node:fs";
import path from "node:path";
import { nearest } from "./did-you-mean.mjs";
import { SHIPPED } from "./load-fixture.cjs";

/** The line for a fixture that is not there: what was looked for, and the name that comes nearest. */
export function noSuchFixture(value, folder, shipped) {
  const words = value.split("/");
  for (let known = words.length - 1; known >= 0; known--) {
    const names = folderNames(path.join(SHIPPED, ...words.slice(0, known)));
    if (names.length === 0) continue;
    const near = nearest(words[known], names);
    const hint =
      near === undefined
        ? `known there: ${names.slice(0, 5).join(", ")} ...`
        : `did you mean ${[...words.slice(0, known), near].join("/")}?`;
    return `there is no fixture ${value}: no fixture.json in ${folder}, and none is shipped by that id; ${hint}`;
  }
  return `there is no fixture ${value}: no fixture.json in ${folder} or ${shipped}`;
}

function folderNames(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
