import path from "node:path";
import { knownFlags } from "./flags/known-flags.mjs";
import { loadFixture } from "./load-fixture.cjs";
import { recordingsIn, recordingsOf } from "./recordings.mjs";
import { flagWords, MockError } from "./setup.cjs";

/**
 * The recorded answer to a question for the version or the help.
 *
 * @param {"version" | "help"} asked
 * @returns a fixture, or null when the word that asks is the value of a flag.
 * @throws MockError when nothing is recorded.
 */
export function answerAsked({ cli, argv, fixture, settings }, asked) {
  const recordings = fixture === null ? cassettes(settings, cli) : recordingsOf(fixture);
  const { takesValue } = knownFlags(recordings, cli);
  const asking = asked === "version" ? cli.versionFlags : cli.helpFlags;
  if (!flagWords(argv, takesValue).some((flag) => asking.includes(flag))) return null;
  const answers = recordings.filter(({ kind }) => kind === asked);
  const best = answers.sort((a, b) => likeness(b, argv) - likeness(a, argv))[0];
  if (best !== undefined) return loadFixture(best.folder);
  const version = fixture?.version ?? versionOfAll(recordings);
  if (asked === "version" && version !== null) return versionAlone(cli, version, fixture);
  const played = fixture === null ? "the cassettes" : `fixture ${fixture.id}`;
  throw new MockError(
    `${played} cannot answer ${asking.find((flag) => argv.includes(flag))}: no ${asked} is recorded`,
  );
}

function cassettes({ cassettes: { value, base } }, cli) {
  return recordingsIn(path.resolve(base, value)).filter(({ provider }) => provider === cli.provider);
}

/** Words in common, less words that only the recording has: `exec --help` is nearer to itself than `--help` is. */
function likeness({ argv }, given) {
  const words = argv ?? [];
  const common = words.filter((word) => given.includes(word)).length;
  return common - (words.length - common) / 2;
}

function versionOfAll(recordings) {
  const versions = new Set(recordings.map(({ version }) => version));
  return versions.size === 1 ? [...versions][0] : null;
}

/** What the CLI prints for `--version`, made of its usual line: for versions of which no such output was recorded. */
function versionAlone({ provider, versionLine }, version, fixture) {
  const out = Buffer.from(versionLine.replace("{version}", version));
  return {
    id: fixture?.id ?? `${provider}/${version}/version`,
    exit: { code: 0, signal: null },
    chunks: [[0, "out", out.length]],
    out,
    err: Buffer.alloc(0),
  };
}
