import { HOME_ALIAS } from "./recording-folders.ts";

/** What is of this one run and machine, to be replaced by what is the same everywhere. */
export interface PlaceFacts {
  home: string;
  /** Of the scripted API. */
  port: number | null;
  /** Of the installed CLI; programs print paths of their own parts. */
  cliFolder: string;
}

/** Port in the place of any other. */
const PORT_ALIAS = "18400";
/** Stands for a path that is longer than its alias. */
const FILLER = "x";

/**
 * Replaces the paths and the port of a recording by aliases of the same length, as they stand and as CLIs change them
 * to name a folder (`-tmp-k3x9q-project`). So chunks keep their sizes, and two recordings are equal.
 */
export function aliasPlace(input: Buffer, facts: PlaceFacts): Buffer {
  let text = input.toString("latin1");
  for (const [from, to] of aliases(facts)) text = text.replaceAll(from, to);
  return Buffer.from(text, "latin1");
}

/** The same for a text. */
export function aliasPlaceText(text: string, facts: PlaceFacts): string {
  return aliasPlace(Buffer.from(text, "utf8"), facts).toString("utf8");
}

function aliases({ home, port, cliFolder }: PlaceFacts): [string, string][] {
  const pairs: [string, string][] = [
    // The longer path first: one may stand inside the other.
    ...spellings(cliFolder, ofLength(`${HOME_ALIAS}/cli`, cliFolder)),
    ...spellings(home, ofLength(HOME_ALIAS, home)),
  ];
  const digits = String(port ?? "");
  if (digits.length === PORT_ALIAS.length) {
    for (const before of ["127.0.0.1:", "localhost:", "127.0.0.1%3A"])
      pairs.push([before + digits, before + PORT_ALIAS]);
  }
  return pairs;
}

/** An alias as long as what it stands for, in bytes; a shorter path than the alias keeps the alias's beginning. */
function ofLength(alias: string, secret: string): string {
  const length = Buffer.byteLength(secret);
  if (length <= alias.length) return alias.slice(0, length);
  return `${alias}/`.padEnd(length, FILLER);
}

/** As it stands; in JSON that escapes slashes; in a URL; and flattened to one name. Lengths stay equal in each. */
function spellings(from: string, to: string): [string, string][] {
  const latin1 = Buffer.from(from, "utf8").toString("latin1");
  const ways: ((path: string) => string)[] = [
    (path) => path,
    (path) => path.replaceAll("/", "\\/"),
    (path) => path.replaceAll("/", "%2F"),
    (path) => path.replaceAll("/", "-"),
  ];
  // Only where both have as many slashes is a spelling as long as the other.
  const slashes = (path: string) => path.split("/").length;
  const same = slashes(latin1) === slashes(to);
  return ways.filter((way) => same || way("/").length === 1).map((way) => [way(latin1), way(to)]);
}
