import { loadFixture } from "../load-fixture.cjs";
import { flagWords } from "../setup.cjs";

const LONG_OR_SHORT = /(?<![\w-])(--[A-Za-z][\w-]*|-[A-Za-z](?![\w-]))/g;
const OPTION_LINE = /^\s+(-[A-Za-z]|--[A-Za-z][\w-]*)([\s,=]|$)/;
const VALUE = /^[=\s]*<|\[(string|number|array)\]/;

/**
 * What one CLI version knows: the flags in its recorded help texts, and those of its recorded runs, refusals excepted.
 * A run that was only reported shows no flags: its words are those of a document.
 *
 * Where no help of the version is recorded, the helps of the CLI's other versions count too: recordings of runs show some
 * flags, and most of them in one spelling.
 *
 * @param all recordings of every version of the CLI.
 * @returns `{knows(flag), takesValue(flag), nothing, isHelpKnown}`; `nothing` is true where neither help nor run of the
 *   version is recorded.
 */
export function knownFlags(recordings, cli, all = []) {
  const own = helpsIn(recordings, cli);
  const helps = own.length > 0 ? own : helpsIn(all, cli);
  const runs = recordings.filter(({ kind, scenario, argv, manifest }) => {
    const isSeen = manifest.provenance?.kind !== "reported";
    return kind === "run" && argv !== null && isSeen && !cli.refusals.includes(scenario);
  });
  const known = new Set([
    ...cli.versionFlags,
    ...cli.helpFlags,
    ...helps.flatMap((text) => text.match(LONG_OR_SHORT) ?? []),
    ...runs.flatMap(({ argv }) => flagWords(argv)),
  ]);
  const withValue = new Set(helps.flatMap(flagsWithValue));
  return {
    nothing: own.length === 0 && runs.length === 0,
    isHelpKnown: helps.length > 0,
    takesValue: (flag) => withValue.has(flag),
    knows: (flag) => spellings(flag, cli.argumentParser).some((spelling) => known.has(spelling)),
  };
}

/** Helps that were asked for, and those that a CLI prints whole when it refuses a flag. */
function helpsIn(recordings, { refusals }) {
  const asked = recordings.filter(({ kind }) => kind === "help").map(helpText);
  if (asked.length > 0) return asked;
  const refused = recordings.filter(({ scenario }) => refusals.includes(scenario)).map(helpText);
  return refused.filter((text) => /--help\b/.test(text) && /--version\b/.test(text));
}

function helpText({ folder }) {
  const { out, err } = loadFixture(folder);
  return `${out}\n${err}`;
}

/** Flags whose help shows a value: `--model <model>`, or `-m, --model  Model  [string]`. */
function flagsWithValue(text) {
  const options = [];
  for (const line of text.split("\n")) {
    if (OPTION_LINE.test(line)) options.push(line);
    else if (options.length > 0 && line.trim() !== "") options[options.length - 1] += ` ${line.trim()}`;
  }
  return options.flatMap((option) => {
    const names = /^[\s,]*(?:--?[A-Za-z][\w-]*[\s,]*)+/.exec(option)[0];
    return VALUE.test(option.slice(names.length)) ? names.match(LONG_OR_SHORT) : [];
  });
}

/** Other ways to write a flag: a short one with its value or others behind it; what yargs makes of a name. */
function spellings(flag, argumentParser) {
  const all = [flag];
  if (!flag.startsWith("--")) all.push(flag.slice(0, 2));
  if (argumentParser === "yargs" && flag.startsWith("--")) {
    const positive = flag.replace(/^--no-/, "--");
    all.push(
      positive,
      positive.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
  }
  return all;
}
