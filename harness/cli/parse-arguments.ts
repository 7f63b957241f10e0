import { parseArgs } from "node:util";
import type { Arguments } from "../lib/command-line.ts";
import { UserError } from "../lib/errors.ts";
import { didYouMean } from "../lib/words.ts";
import type { Flags } from "./command.ts";

/**
 * Sorts out the words after a command's name.
 *
 * @throws UserError, one line, for a flag that is unknown or lacks its value, or a word too many.
 */
export function parseArguments(words: readonly string[], flags: Flags, maxPositionals: number): Arguments {
  const { values, positionals } = parse(joinNegative(words, flags), flags);
  const extra = positionals[maxPositionals];
  if (extra !== undefined) throw new UserError(`unexpected argument ${extra}`);
  const list = (flag: string) => [values[flag] ?? []].flat();
  const texts = (flag: string) => list(flag).filter((value) => typeof value === "string");
  for (const [flag, { type, multiple = false }] of Object.entries(flags)) {
    if (type !== "string") continue;
    if (texts(flag).includes("")) throw new UserError(`--${flag} needs a value`);
    if (!multiple && texts(flag).length > 1) {
      throw new UserError(`--${flag} is given ${texts(flag).length} times; it takes one value`);
    }
  }
  return {
    positionals,
    text: (flag) => texts(flag).at(-1),
    texts,
    on: (flag) => list(flag).at(-1) === true,
    integer(flag, { min, max }) {
      const text = texts(flag).at(-1);
      if (text === undefined) return undefined;
      const number = Number(text);
      if (/^-?\d+$/.test(text) && number >= min && number <= max) return number;
      throw new UserError(`--${flag} ${text}: a whole number from ${min} to ${max} is needed`);
    },
  };
}

/** `--jobs -1` as `--jobs=-1`: a number below zero is a value, and no flag. */
function joinNegative(words: readonly string[], flags: Flags): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const flag = /^--(.+)$/.exec(joined.at(-1) ?? "")?.[1];
    const isValue = /^-\d/.test(word) && flag !== undefined && flags[flag]?.type === "string";
    if (isValue) joined[joined.length - 1] = `--${flag}=${word}`;
    else joined.push(word);
  }
  return joined;
}

function parse(words: readonly string[], flags: Flags) {
  const options = Object.fromEntries(
    // Every value is kept, so that one given twice can be notified of instead of the last one winning in silence.
    Object.entries(flags).map(([name, { type }]) => [name, { type, multiple: true }]),
  );
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: true });
  } catch (thrown) {
    throw new UserError(oneLine(thrown as NodeJS.ErrnoException, words, Object.keys(flags)));
  }
}

/** Node's messages are whole paragraphs; the first quoted word is the flag. */
function oneLine(error: NodeJS.ErrnoException, words: readonly string[], flags: readonly string[]): string {
  const flag =
    /'(?:-\w, )?(-{1,2}[^\s'=<]*)/.exec(error.message)?.[1] ?? words.find((word) => word.startsWith("-"));
  if (error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    return `unknown flag ${flag};${didYouMean(
      String(flag),
      flags.map((name) => `--${name}`),
    )} see --help`;
  }
  return error.message.includes("does not take") ? `${flag} takes no value` : `${flag} needs a value`;
}
