import { loadFixture } from "../load-fixture.cjs";
import { recordingsOf, shippedRecordings } from "../recordings.mjs";
import { flagWords } from "../setup.cjs";
import { knownFlags } from "./known-flags.mjs";

/**
 * How the fixture's CLI version answers an argv with flags that it does not know: as it was recorded with another
 * flag, or else in the words of `cli.json`.
 *
 * @returns a fixture, or null when all flags are known or nothing is known about that version.
 */
export function refuseFlags({ cli, argv, fixture }) {
  const recordings = recordingsOf(fixture);
  const known = knownFlags(recordings, cli, shippedRecordings(cli.provider));
  if (known.nothing || !known.isHelpKnown) return null;
  const own = new Set(flagWords(fixture.argv ?? []));
  const unknown = flagWords(argv, known.takesValue).filter((flag) => !own.has(flag) && !known.knows(flag));
  if (unknown.length === 0) return null;
  const recorded = cli.refusals.flatMap((name) => recordings.filter(({ scenario }) => scenario === name))[0];
  if (recorded === undefined) return inWords(cli, unknown, fixture);
  const example = flagWords(recorded.argv ?? []).find((flag) => !known.knows(flag));
  return withFlags(loadFixture(recorded.folder), example, unknown);
}

/** A recorded refusal with other flags in place of the one it was recorded with. */
function withFlags(refusal, example, unknown) {
  if (example === undefined) return refusal;
  const swap = (bytes) =>
    bytes
      .toString()
      .replaceAll(example, unknown[0])
      .replaceAll(yargsNames([example]), yargsNames(unknown));
  return refusalOf(refusal, swap(refusal.out), swap(refusal.err));
}

function inWords({ refusal }, unknown, fixture) {
  const text = refusal.stderr.replaceAll("{flag}", unknown[0]).replaceAll("{names}", yargsNames(unknown));
  return refusalOf({ id: fixture.id, exit: { code: refusal.exit, signal: null } }, "", text);
}

/** yargs names what it does not know without dashes and without a leading `no-`, and again in camel case. */
function yargsNames(flags) {
  const names = flags.flatMap((flag) => {
    const name = flag.replace(/^--?(no-(?=.))?/, "");
    return [name, name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())];
  });
  return [...new Set(names)].join(", ");
}

function refusalOf({ id, exit }, stdout, stderr) {
  const [out, err] = [Buffer.from(stdout), Buffer.from(stderr)];
  const chunks = [
    [0, "out", out.length],
    [0, "err", err.length],
  ];
  return { id, exit, chunks, out, err };
}
