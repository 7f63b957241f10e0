const fs = require("node:fs");
const path = require("node:path");

// Several things in one file, where elsewhere each has its own: each file that a start loads costs it half a hundredth.

/** Exit code of a mock that was set up wrongly; no CLI it is in for uses it. */
const MISUSE = 97;

/** Something the person who set the mock up can put right: one line, shown as it is, never a stack. */
class MockError extends Error {
  name = "MockError";
}

const FILE = "cliproof.json";

/** Names in `cliproof.json`, each with its variable and what a good value is. */
const SETTINGS = {
  fixture: { variable: "CLIPROOF_FIXTURE", wants: "a text", good: isText },
  cassettes: { variable: "CLIPROOF_CASSETTES", wants: "a text", good: isText },
  scenario: { variable: "CLIPROOF_SCENARIO", wants: "a text", good: isText },
  sequence: { variable: null, wants: "a list of {fixture, faults}, one or more", good: isSequence },
  faults: { variable: "CLIPROOF_FAULTS", wants: "an object", good: isRecord },
  delay: { variable: "CLIPROOF_DELAY", wants: "a number, 0 or more", good: isFactor, read: Number },
  receipt: { variable: "CLIPROOF_RECEIPT", wants: "a text", good: isText },
  strict: { variable: "CLIPROOF_STRICT", wants: "true or false", good: isBoolean, read: readBoolean },
};
const WHAT_TO_PLAY = ["fixture", "cassettes", "scenario", "sequence"];
const PATHS = ["fixture", "cassettes", "receipt"];

/**
 * What to play and how. The file wins over the environment, setting by setting; of what to play, it wins as a whole,
 * so that a variable of the parent cannot turn a test's fixture into another.
 *
 * @param {{beside: string, env: NodeJS.ProcessEnv, cwd: string, given?: object}} place `beside` is the folder of the
 *   started file; `given` is what its `cliproof.json` will hold, where that is not written yet.
 * @returns `{fixture, cassettes, scenario, faults, delay, receipt, strict}`; a path is `{value, base}`, where `base` is
 *   the folder it starts from, and what is not set is null.
 * @throws MockError
 */
function readSettings({ beside, env, cwd, given }) {
  const place = path.join(beside, FILE);
  const file = given === undefined ? checked(readSettingsFile(place), place) : checked(given, "the mock");
  const settings = { fixture: null, cassettes: null, scenario: null, faults: null, receipt: null };
  const playsFile = WHAT_TO_PLAY.some((name) => file[name] !== undefined);
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const overruled = file[name] !== undefined || (playsFile && WHAT_TO_PLAY.includes(name));
    const value = overruled ? file[name] : fromEnvironment(name, setting, env);
    if (value === undefined) continue;
    settings[name] = PATHS.includes(name) ? { value, base: overruled ? beside : cwd } : value;
  }
  const named = ["fixture", "cassettes", "sequence"].filter((name) => settings[name] != null);
  if (named.length === 0)
    throw new MockError(
      `nothing to play: set CLIPROOF_FIXTURE to a fixture's folder or id, or write ${FILE}`,
    );
  if (named.length > 1) throw new MockError(`${named.join(" and ")} are set; one of them says what to play`);
  return { delay: 0, strict: true, ...settings };
}

function readSettingsFile(file) {
  if (!fs.existsSync(file)) return {};
  let text;
  try {
    text = fs.readFileSync(file, "utf8");
  } catch (error) {
    throw new MockError(`${file} cannot be read (${error.code})`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MockError(`${file} is no JSON: ${error.message}`);
  }
}

function checked(given, file) {
  if (!isRecord(given)) throw new MockError(`${file} holds no object`);
  for (const [name, value] of Object.entries(given)) {
    const setting = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
    if (setting === undefined)
      throw new MockError(`${file}: no such setting: ${name}; known: ${Object.keys(SETTINGS).join(", ")}`);
    if (!setting.good(value))
      throw new MockError(`${file}: ${name} wants ${setting.wants}, got ${JSON.stringify(value)}`);
  }
  return given;
}

function fromEnvironment(name, { variable, wants, good, read }, env) {
  const text = variable === null ? undefined : env[variable];
  if (text === undefined || text === "") return undefined;
  const value = read === undefined ? text : read(text);
  // Faults stay text here: their short form is read with them.
  if (name !== "faults" && !good(value))
    throw new MockError(`${variable} wants ${wants}, got ${JSON.stringify(text)}`);
  return value;
}

function readBoolean(text) {
  return { true: true, 1: true, false: false, 0: false }[text];
}

function isText(value) {
  return typeof value === "string" && value !== "";
}

function isSequence(value) {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one) && isText(one.fixture))
  );
}

function isBoolean(value) {
  return typeof value === "boolean";
}

function isFactor(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What most CLIs are like. */
const ORDINARY = {
  versionFlags: ["--version", "-v", "-V"],
  helpFlags: ["--help", "-h"],
  versionLine: "{version}\n",
  argumentParser: "commander",
  promptFileFlags: [],
  refusals: ["unknown-flag"],
  refusal: { stderr: "error: unknown option '{flag}'\n", exit: 2 },
  twoWay: false,
};

/**
 * What is special of one CLI, from its `cli.json`; the folder's name is its provider.
 *
 * @param {string} folder
 * @returns `{provider, command, versionFlags, helpFlags, versionLine, argumentParser, promptFileFlags, refusals,
 *   refusal, twoWay}`
 */
function readCli(folder) {
  const provider = path.basename(folder);
  return { ...ORDINARY, provider, command: provider, ...specialOf(folder) };
}

/** A CLI that has no folder here, such as that of another user's fixtures, is an ordinary one. */
function specialOf(folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, "cli.json"), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw error;
  }
}

/**
 * Whether an argv asks for the version or the help, as far as its words tell.
 *
 * @returns "version", "help" or null.
 */
function askedFor(argv, { versionFlags, helpFlags }) {
  for (const word of argv) {
    if (word === "--") return null;
    if (versionFlags.includes(word)) return "version";
    if (helpFlags.includes(word)) return "help";
  }
  return null;
}

const FLAG = /^(--[^\s=]+|-[^\s\d-][^\s=]*)(=[\s\S]*)?$/;

/**
 * The flags of an argv, in order, without their values. No flags: what is behind `--`, words with white space, a
 * lone dash, negative numbers, and values, as far as `takesValue` says.
 *
 * @param {readonly string[]} argv
 * @param {(flag: string) => boolean} takesValue Whether the word behind a flag is its value.
 */
function flagWords(argv, takesValue = () => false) {
  const flags = [];
  for (let index = 0; index < argv.length && argv[index] !== "--"; index++) {
    const [, flag, value] = FLAG.exec(argv[index]) ?? [];
    if (flag === undefined || /\s/.test(flag)) continue;
    flags.push(flag);
    if (value === undefined && takesValue(flag)) index += 1;
  }
  return flags;
}

module.exports = { askedFor, flagWords, MISUSE, MockError, readCli, readSettings };
