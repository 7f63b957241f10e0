import type { FixtureManifest } from "../../schemas/harness/v1/generated/fixture.ts";
import type { RequestedSession } from "../model/target.ts";

/** Arguments behind which the id of a session stands: `--resume ID`, `--session ID`, `resume ID`. */
const WITH_ID = /^(?:-r|--resume|--session|--thread|resume)(?:=(.+))?$/;
/** Arguments that go on with the newest session of the folder. */
const NEWEST = /^(?:--continue|--last|latest)$/;
const FORK = /^--fork(?:-session)?$/;

/**
 * The session that a recorded run went on with, by its command line.
 *
 * @returns null for a run that began a session of its own; undefined where no one wrote down the command line.
 */
export function requestedSession({ invocation }: FixtureManifest): RequestedSession | null | undefined {
  const argv = invocation?.argv;
  if (argv === undefined) return undefined;
  const at = argv.findIndex((argument) => WITH_ID.test(argument));
  const fork = argv.some((argument) => FORK.test(argument)) ? { fork: true } : {};
  const word = at === -1 ? undefined : (WITH_ID.exec(argv[at]!)![1] ?? argv[at + 1]);
  if (word !== undefined && !word.startsWith("-") && !NEWEST.test(word)) return { id: word, ...fork };
  return argv.some((argument) => NEWEST.test(argument)) || word !== undefined ? { id: null, ...fork } : null;
}
