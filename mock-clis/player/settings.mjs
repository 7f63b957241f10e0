import path from "node:path";
import { fs } from "./file-system.mjs";
import { MockError } from "./mock-error.mjs";

const FILE = "cliproof.json";

/** Names in `cliproof.json`, each with its variable and what a good value is. */
const SETTINGS = {
  fixture: { variable: "CLIPROOF_FIXTURE", wants: "a text", good: isText },
  cassettes: { variable: "CLIPROOF_CASSETTES", wants: "a text", good: isText },
  scenario: { variable: "CLIPROOF_SCENARIO", wants: "a text", good: isText },
  faults: { variable: "CLIPROOF_FAULTS", wants: "an object", good: isRecord },
  delay: { variable: "CLIPROOF_DELAY", wants: "a number, 0 or more", good: isFactor, read: Number },
  receipt: { variable: "CLIPROOF_RECEIPT", wants: "a text", good: isText },
  strict: { variable: "CLIPROOF_STRICT", wants: "true or false", good: isBoolean, read: readBoolean },
};
const WHAT_TO_PLAY = ["fixture", "cassettes", "scenario"];
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
export function readSettings({ beside, env, cwd, given }) {
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
  if (settings.fixture === null && settings.cassettes === null)
    throw new MockError(
      `nothing to play: set CLIPROOF_FIXTURE to a fixture's folder or id, or write ${FILE}`,
    );
  if (settings.fixture !== null && settings.cassettes !== null)
    throw new MockError("both a fixture and cassettes are set; one of them says what to play");
  return { delay: 0, strict: true, ...settings };
}

function readSettingsFile(file) {
  let text;
  try {
    text = fs.readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return {};
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
  const text = env[variable];
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

function isBoolean(value) {
  return typeof value === "boolean";
}

function isFactor(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
