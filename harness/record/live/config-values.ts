import { basename } from "node:path";
import dotenv from "dotenv";
import ini from "ini";
import { parse as parseJsonc } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { parseAllDocuments } from "yaml";

/** A value of a config file and the names that lead to it, outermost first. */
export interface ConfigValue {
  names: readonly string[];
  value: string;
}

type Reader = (text: string) => ConfigValue[];

/** Formats by the name of a file, the first that fits; a name that says nothing is JSON or lines. */
const READERS: readonly (readonly [name: RegExp, read: Reader])[] = [
  [/^[._]netrc$/, netrcValues],
  [/^\.git-credentials$/, addressValues],
  [/\.jsonc?$|\.json5$/i, (text) => valuesOf(parseJsonc(text, [], { allowTrailingComma: true }))],
  [/\.ya?ml$/i, (text) => parseAllDocuments(text).flatMap((document) => valuesOf(document.toJS()))],
  [/\.toml$/i, (text) => valuesOf(parseToml(text))],
  [/^\.env\b|\.env$/, (text) => valuesOf(dotenv.parse(text))],
  [/rc$|\.ini$|\.cfg$|\.conf$|config$|credentials$/, (text) => valuesOf(ini.parse(text))],
];

/**
 * The values of a config file by their names: read in the format that the file's name says, and line by line besides,
 * since a format's comments may begin within a value. Never throws: a file with a mistake is read line by line alone.
 */
export function configValues(path: string, text: string): ConfigValue[] {
  const name = basename(path);
  const read = READERS.find(([pattern]) => pattern.test(name))?.[1] ?? guess(text);
  return [...attempt(read, text), ...lineValues(text)];
}

function guess(text: string): Reader {
  return /^\s*[{[]/.test(text) ? (json) => valuesOf(parseJsonc(json)) : lineValues;
}

function attempt(read: Reader, text: string): ConfigValue[] {
  try {
    return read(text);
  } catch {
    return [];
  }
}

/** All strings and numbers below a value. */
function valuesOf(value: unknown, names: readonly string[] = []): ConfigValue[] {
  if (typeof value === "string" || typeof value === "number") return [{ names, value: String(value) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesOf(inner, Array.isArray(value) ? names : [...names, key]),
  );
}

/** A name and a value on one line: `name = "value"`, `export NAME=value`, `name: value`, `"name": "value",`. */
const LINE =
  /^\s*(?:export\s+|set\s+)?["']?([\w./:@-]{1,128}?)["']?\s*[:=]\s*(?:"((?:[^"\\\n]|\\.){1,4096})"|'([^'\n]{1,4096})'|([^\s"',][^\n]{0,4095}?))\s*,?\s*$/;

function lineValues(text: string): ConfigValue[] {
  return text.split("\n").flatMap((line) => {
    const [, name, double, single, plain] = LINE.exec(line.trimEnd()) ?? [];
    const value = double ?? single ?? plain;
    return name === undefined || value === undefined ? [] : [{ names: [name], value }];
  });
}

/** `machine HOST login NAME password WORD`, over one line or several; `default` in place of a machine. */
function netrcValues(text: string): ConfigValue[] {
  const words = text.replaceAll(/(?:^|\s)#[^\n]*/g, " ").split(/\s+/);
  return words.flatMap((word, at) => {
    const value = words[at + 1];
    return /^(?:login|password|account)$/.test(word) && value ? [{ names: [word], value }] : [];
  });
}

/** `https://NAME:PASSWORD@HOST`, one a line: as written, and with percent signs undone. */
function addressValues(text: string): ConfigValue[] {
  return text.split("\n").flatMap((line) => {
    const [, login = "", password = ""] = /^[a-z+]+:\/\/([^:@/]*)(?::([^@/]*))?@/i.exec(line.trim()) ?? [];
    return [
      ...spellings(login).map((value) => ({ names: ["login"], value })),
      ...spellings(password).map((value) => ({ names: ["password"], value })),
    ];
  });
}

function spellings(written: string): string[] {
  try {
    return [...new Set([written, decodeURIComponent(written)])];
  } catch {
    return [written];
  }
}
