import { stripVTControlCharacters } from "node:util";
import type { Fixture } from "../model/fixture.ts";

/** A line that begins an entry: one flag or several, each with the value that it may have. */
const HEAD = /^\s{0,12}(-[A-Za-z]|--[A-Za-z])/;
const FLAG = /(?<![\w-])--?[A-Za-z][\w-]*/g;

/**
 * What the help of a CLI version says of each flag, its own line and those below it; empty where no fixture holds it.
 *
 * @param version null: that of any version, the newest text of each flag.
 */
export function helpEntries(corpus: readonly Fixture[], version: string | null): ReadonlyMap<string, string> {
  const helps = corpus.filter(
    ({ manifest }) => manifest.kind === "help" && (version === null || manifest.cli.version === version),
  );
  return new Map(helps.flatMap(({ stdout, stderr }) => entriesIn(`${stdout}\n${stderr}`)));
}

function entriesIn(help: string): [flag: string, text: string][] {
  const entries: string[] = [];
  for (const line of stripVTControlCharacters(help).split("\n")) {
    if (HEAD.test(line)) entries.push(line);
    else if (line.trim() === "") entries.push("");
    else if (entries.length > 0 && entries.at(-1) !== "") entries[entries.length - 1] += `\n${line}`;
  }
  return entries.flatMap((text) => {
    // The flags are ahead of the description, which is two blanks or a line away.
    const head = text.trimStart().split(/ {2,}(?!-)|\n/)[0] ?? "";
    return [...head.matchAll(FLAG)].map(([flag]): [string, string] => [flag, text]);
  });
}
