import { constants } from "node:os";
import { didYouMean } from "../did-you-mean.mjs";
import { MockError } from "../setup.cjs";

/** Longest that a fault may keep a process, in milliseconds. */
export const LONGEST_MS = 120_000;

const count = { wants: "a number of bytes, 0 or more", good: isCount };
const wait = { wants: `milliseconds up to ${LONGEST_MS}`, good: isWait };

/** Every fault by name, and what a good value is. */
const FAULTS = {
  cut: oneOf(["characters", "whole"], (value) => isCount(value) && value > 0, "a number of bytes"),
  drip: wait,
  stopAfter: count,
  pause: { wants: "{afterBytes, ms}", good: isPause },
  exitAfter: count,
  exit: { wants: "an exit code from 0 to 255", good: (value) => isCount(value) && value < 256 },
  signal: { wants: "the name of a signal", good: (value) => Object.hasOwn(constants.signals, value) },
  stdin: oneOf(["never-read", "exit-before-reading"]),
  sigterm: oneOf(["ignore", "swallow"]),
  grandchild: oneOf(["group", "setsid"]),
  launcher: { wants: 'true or "leaves"', good: (value) => value === true || value === "leaves" },
  stderrFlood: count,
  linger: { wants: `true or ${wait.wants}`, good: (value) => value === true || isWait(value) },
  secondTurn: { wants: "{afterMs, fixture?}", good: isSecondTurn },
  retry: { wants: '"silent" or {everyMs, line}', good: (value) => value === "silent" || isTick(value) },
  version: oneOf(["hang", "grandchild", "environment", "garbage", "fail"]),
};

/**
 * Reads faults: an object, its JSON, or the short form `name=value,name`.
 *
 * @param {object | string} given
 * @throws MockError
 */
export function readFaults(given) {
  const faults = typeof given === "string" ? readText(given.trim()) : given;
  const names = Object.keys(FAULTS);
  for (const [name, value] of Object.entries(faults)) {
    const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
    if (fault === undefined)
      throw new MockError(
        `no such fault: ${name};${didYouMean(name, names) || ` known: ${names.join(", ")}`}`,
      );
    if (!fault.good(value))
      throw new MockError(`fault ${name} wants ${fault.wants}, got ${JSON.stringify(value)}`);
  }
  const ends = ["stopAfter", "exitAfter", "retry"].filter((name) => faults[name] !== undefined);
  if (ends.length > 1) throw new MockError(`faults ${ends.join(" and ")} contradict each other`);
  return faults;
}

function readText(text) {
  if (!text.startsWith("{")) return readShortForm(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MockError(`the faults are no JSON: ${error.message}`);
  }
}

function readShortForm(text) {
  const pairs = text.split(",").map((word) => {
    const [name, ...value] = word.split("=");
    return [name.trim(), value.length === 0 ? true : readValue(name.trim(), value.join("=").trim())];
  });
  return Object.fromEntries(pairs);
}

/** A number alone is enough for the faults whose first field is a time. */
function readValue(name, text) {
  if (!/^\d+(\.\d+)?$/.test(text)) return text === "true" ? true : text;
  if (name === "secondTurn") return { afterMs: Number(text) };
  if (name === "retry") return { everyMs: Number(text), line: "Retrying ..." };
  return Number(text);
}

function oneOf(words, alsoGood = () => false, also = "") {
  const wants = [...(also === "" ? [] : [also]), ...words.map((word) => JSON.stringify(word))].join(" or ");
  return { wants, good: (value) => words.includes(value) || alsoGood(value) };
}

function isCount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}

function isWait(value) {
  return typeof value === "number" && value >= 0 && value <= LONGEST_MS;
}

function isSecondTurn(value) {
  return (
    isObject(value, ["afterMs", "fixture"]) &&
    isWait(value.afterMs) &&
    /string|undefined/.test(typeof value.fixture)
  );
}

function isPause(value) {
  return isObject(value, ["afterBytes", "ms"]) && isCount(value.afterBytes) && isWait(value.ms);
}

function isTick(value) {
  return (
    isObject(value, ["everyMs", "line"]) &&
    isWait(value.everyMs) &&
    value.everyMs >= 1 &&
    typeof value.line === "string"
  );
}

function isObject(value, fields) {
  return (
    typeof value === "object" && value !== null && Object.keys(value).every((field) => fields.includes(field))
  );
}
