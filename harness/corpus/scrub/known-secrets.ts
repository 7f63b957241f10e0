import { isAlias } from "./alias.ts";
import { isCommonName } from "./common-names.ts";
import type { SecretShape } from "./secret-shape.ts";
import { literal } from "./sightings.ts";

/** Values that are secret on this machine, besides what has a known shape. */
export interface KnownSecrets {
  user?: string | undefined;
  host?: string | undefined;
  /** Absolute path of the user's home. */
  home?: string | undefined;
  values?: readonly string[] | undefined;
  /** A list of one's own: names of projects, customers, people. Found as whole words, in any letter case. */
  words?: readonly string[] | undefined;
  /** IP addresses and telephone numbers as well: versions and figures may look like them. */
  contacts?: boolean | undefined;
}

/** Shorter ones are taken for words. */
const SHORTEST = 4;
/** From this length on a value is a secret wherever it is; a shorter one is looked for between other characters. */
const UNMISTAKABLE = 8;
/** The shapes of what is known, longest first: one value may hold another. */
export function knownShapes({ user, host, home, values = [], words = [] }: KnownSecrets): SecretShape[] {
  const secrets = [...new Set(values)].filter((value) => value.trim().length >= SHORTEST && !isAlias(value));
  const homes = home !== undefined && isOwn(home) ? [home] : [];
  return [
    ...secrets.map((value) => knownShape("known-value", value, value.length < UNMISTAKABLE)),
    ...homes.map((path) => knownShape("home-path", path, true)),
    ...words.filter((word) => word.trim() !== "").map((word) => knownShape("own-word", word.trim(), true)),
    ...names(user).map((name) => knownShape("user-name", name, true)),
    ...names(host).map((name) => knownShape("host-name", name, true)),
  ].sort((a, b) => b.anchors[0]!.length - a.anchors[0]!.length);
}

function isOwn(home: string): boolean {
  return home.split(/[\\/]/).some((name) => name !== "" && !isCommonName(name) && name !== "Users");
}

/** A name as it is; of a host also without its domain. */
function names(name: string | undefined): string[] {
  return [...new Set([name ?? "", (name ?? "").split(".")[0]!])].filter(
    (one) => one.length > 1 && !isCommonName(one),
  );
}

/** A name may be written in another case, and so may a token that a tool printed. */
function knownShape(kind: string, value: string, whole: boolean): SecretShape {
  const bytes = Buffer.from(value, "utf8").toString("latin1");
  // A letter before it may be that of a JSON escape, which another reading undoes.
  const pattern = whole ? `(?<![A-Za-z0-9])${literal(bytes)}(?![A-Za-z0-9])` : literal(bytes);
  return { kind, anchors: [bytes], pattern: new RegExp(pattern, "diy") };
}
