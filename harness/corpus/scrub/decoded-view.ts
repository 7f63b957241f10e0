import { type Escape, type Segment, segmentView, type View } from "./view.ts";

const JSON_ESCAPE =
  /\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|["\\/bfnrt])/g;
const LETTERS: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** A view with JSON's escapes undone; null where it has none. */
export function jsonView(parent: View, name: string): View | null {
  return decodedView(parent, name, JSON_ESCAPE, unescapeJson, escapeJson);
}

/** A view with `%41` undone; null where there is none. */
export function urlView(parent: View): View | null {
  return decodedView(
    parent,
    "url",
    /%[0-9a-fA-F]{2}/g,
    (written) => String.fromCharCode(Number.parseInt(written.slice(1), 16)),
    (_written, text) => `%${hex(text.charCodeAt(0), 2)}`,
  );
}

const ENTITY = /&(?:#[0-9]{1,7}|#x[0-9a-fA-F]{1,6}|amp|lt|gt|quot|apos);/g;
const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A view with `&#90;`, `&#x5a;` and `&amp;` undone; null where there is none. */
export function entityView(parent: View): View | null {
  return decodedView(parent, "entities", ENTITY, unescapeEntity, escapeEntity);
}

/** A view with `\x5a` undone; null where there is none. */
export function hexEscapeView(parent: View): View | null {
  return decodedView(
    parent,
    "hex-escapes",
    /\\x[0-9a-fA-F]{2}/g,
    (written) => String.fromCharCode(Number.parseInt(written.slice(2), 16)),
    (_written, text) => `\\x${hex(text.charCodeAt(0), 2)}`,
  );
}

function decodedView(
  parent: View,
  name: string,
  pattern: RegExp,
  decode: (written: string) => string,
  encode: Escape,
): View | null {
  const parts: string[] = [];
  const segments: Segment[] = [];
  let from = 0;
  let at = 0;
  const add = (text: string, taken: number) => {
    if (taken === 0) return;
    parts.push(text);
    segments.push({ at, from, length: text.length, taken });
    at += text.length;
    from += taken;
  };
  for (const match of parent.text.matchAll(pattern)) {
    add(parent.text.slice(from, match.index), match.index - from);
    add(decode(match[0]), match[0].length);
  }
  if (segments.length === 0) return null;
  add(parent.text.slice(from), parent.text.length - from);
  return segmentView(name, parent, parts, segments, { encode });
}

function unescapeJson(written: string): string {
  if (written.length === 2) return LETTERS[written[1]!] ?? written[1]!;
  const units = [...written.matchAll(/[0-9a-fA-F]{4}/g)].map(([digits]) => Number.parseInt(digits, 16));
  return Buffer.from(String.fromCharCode(...units), "utf8").toString("latin1");
}

/** Letters, digits and what is beyond ASCII have no short escape. */
function escapeJson(written: string, text: string): string | null {
  if (written.length === 2) return null;
  const units = Buffer.from(text, "latin1").toString("utf8");
  return Array.from({ length: units.length }, (_, i) => `\\u${hex(units.charCodeAt(i), 4)}`).join("");
}

function unescapeEntity(written: string): string {
  const name = written.slice(1, -1);
  if (!name.startsWith("#")) return NAMED_ENTITIES[name] ?? written;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code > 0x10ffff) return written;
  return Buffer.from(String.fromCodePoint(code), "utf8").toString("latin1");
}

/** As many digits as the entity had, zeros in front. */
function escapeEntity(written: string, text: string): string | null {
  const name = written.slice(1, -1);
  if (!name.startsWith("#")) return null;
  const code = Buffer.from(text, "latin1").toString("utf8").codePointAt(0) ?? 0;
  const prefix = /^#x/i.test(name) ? name.slice(0, 2) : "#";
  const digits = code.toString(prefix === "#" ? 10 : 16).padStart(name.length - prefix.length, "0");
  return `&${prefix}${digits};`;
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, "0");
}
