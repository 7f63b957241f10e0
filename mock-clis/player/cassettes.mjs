import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { didYouMean } from "./did-you-mean.mjs";
import { recordingsIn } from "./recordings.mjs";
import { MockError } from "./setup.cjs";

const NEAREST = 3;

/**
 * The cassette of a scenario.
 *
 * @throws MockError
 */
export function cassetteOf({ value, base }, scenario) {
  const folder = path.resolve(base, value);
  if (existsSync(path.join(folder, scenario, "fixture.json"))) return path.join(folder, scenario);
  const names = readCassettes(folder).map((recording) => path.basename(recording.folder));
  const hint = didYouMean(scenario, names) || ` there are: ${names.slice(0, 10).join(", ")}`;
  throw new MockError(`no scenario ${scenario} in ${folder};${hint}`);
}

/**
 * The one cassette that was recorded with these words and this prompt. The same words in another order count, and so
 * does a prompt that came as an argument in the one and on stdin in the other.
 *
 * @param {Buffer} prompt What was on stdin.
 * @throws MockError with the nearest candidates.
 */
export function matchingCassette({ cli, argv, settings: { cassettes } }, prompt) {
  const folder = path.resolve(cassettes.base, cassettes.value);
  const recordings = readCassettes(folder).filter(
    ({ provider, argv: recorded }) => provider === cli.provider && recorded !== null,
  );
  if (recordings.length === 0)
    throw new MockError(`no recording of ${cli.provider} with an argv in ${folder}`);
  const given = wordsOf(argv, prompt.toString());
  const hash = createHash("sha256").update(prompt).digest("hex");
  const scored = recordings
    .map((recording) => ({ recording, differs: difference(recordedWords(recording, hash, prompt), given) }))
    .sort((a, b) => a.differs.length - b.differs.length);
  const matches = scored.filter(({ differs }) => differs.length === 0);
  if (matches.length === 1) return matches[0].recording.folder;
  if (matches.length > 1)
    throw new MockError(
      `${matches.length} cassettes in ${folder} were recorded with these words and this prompt: ${namesOf(matches)}; choose one with CLIPROOF_SCENARIO`,
    );
  throw new MockError(
    `no cassette in ${folder} was recorded with these words and this prompt; nearest: ${namesOf(scored)}`,
  );
}

function readCassettes(folder) {
  const recordings = recordingsIn(folder);
  if (recordings.length === 0) throw new MockError(`no fixture folders in ${folder}`);
  return recordings;
}

function namesOf(scored) {
  const names = scored.slice(0, NEAREST).map(({ recording, differs }) => {
    const name = path.basename(recording.folder);
    return differs.length === 0 ? name : `${name} (${differs.slice(0, NEAREST).join(", ")})`;
  });
  return names.join("; ");
}

/** A prompt too large for its fixture is kept there as its hash: where that fits, it is the one given. */
function recordedWords({ argv, stdin }, hash, prompt) {
  if (typeof stdin === "string") return wordsOf(argv, stdin);
  if (stdin !== null && typeof stdin === "object" && stdin.sha256 !== undefined)
    return wordsOf(argv, stdin.sha256 === hash ? prompt.toString() : `a prompt of ${stdin.bytes} bytes`);
  return wordsOf(argv, "");
}

function wordsOf(argv, stdin) {
  const prompt = stdin.trim();
  return [...argv, ...(prompt === "" ? [] : [prompt])].filter((word) => word !== "" && word !== "-").sort();
}

/** What one has and the other has not, each word as `no x` or `x too many`. */
function difference(recorded, given) {
  const left = [...given];
  const missing = recorded.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return [
    ...missing.map((word) => `without ${short(word)}`),
    ...left.map((word) => `${short(word)} is not in it`),
  ];
}

function short(word) {
  return JSON.stringify(word.length > 30 ? `${word.slice(0, 30)}...` : word);
}
