import type { Exit } from "../../../../../contracts/cli/v1/adapter.ts";
import { recordedRun } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import { ENDED_WELL, type Run } from "../../../../model/target.ts";
import type { CheckContext, CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { passed, unfitFixture } from "../../../kit/fixture-check.ts";
import { brokenBy } from "../../../kit/random-survival.ts";

const SIGNALS = [
  "SIGHUP",
  "SIGINT",
  "SIGQUIT",
  "SIGILL",
  "SIGABRT",
  "SIGBUS",
  "SIGFPE",
  "SIGKILL",
  "SIGSEGV",
  "SIGPIPE",
  "SIGALRM",
  "SIGTERM",
  "SIGUSR1",
  "SIGXCPU",
  "SIGSYS",
  "SIGZZZ",
];

/** Every exit after every kind of output: the smallest good and failed run of each format, and silence. */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-001",
  name: "any-exit",
  scope: "corpus",
  async run(fixtures, context) {
    let tried = 0;
    for (const run of await typicalRuns(fixtures, context)) {
      for (const exit of allExits()) {
        tried++;
        const changed = { ...run, exit };
        const problem = await brokenBy(context.target, changed);
        if (problem === undefined) continue;
        return failed(tried, {
          message: `${problem} (${run.outputFormat}, exit ${JSON.stringify(exit)})`,
          run: changed,
          hint: "An exit code may be null, a signal may have any name, and a timeout and an abort may come together.",
        });
      }
    }
    return passed(tried);
  },
};
export default check;

async function typicalRuns(fixtures: readonly Fixture[], context: CheckContext): Promise<Run[]> {
  const smallest = new Map<string, { run: Run; size: number }>();
  for (const fixture of fixtures) {
    if (unfitFixture(fixture, context.target) !== undefined) continue;
    const run = recordedRun(fixture);
    const size = fixture.stdout.length + fixture.stderr.length;
    const { code, signal } = run.exit;
    const kind = JSON.stringify([run.outputFormat, code === 0 && signal === null, fixture.stdout.length > 0]);
    if (size < (smallest.get(kind)?.size ?? Number.POSITIVE_INFINITY)) smallest.set(kind, { run, size });
  }
  const exit = ENDED_WELL;
  const silent = context.target.manifest.outputFormats.map(
    (outputFormat): Run => ({ outputFormat, chunks: [], exit }),
  );
  return [...silent, ...[...smallest.values()].map(({ run }) => run)];
}

/** Every way a process can end: all codes, the signals, and the driver's own reasons on top of some of them. */
function allExits(): Exit[] {
  const exits: Exit[] = [];
  for (let code = 0; code <= 255; code++) exits.push(exit({ code }));
  for (const signal of SIGNALS) exits.push(exit({ signal }));
  for (const reason of [{ timedOut: true }, { aborted: true }, { timedOut: true, aborted: true }]) {
    for (const how of [
      { code: 0 },
      { code: 1 },
      { code: 143 },
      { signal: "SIGTERM" },
      { signal: "SIGKILL" },
      {},
    ]) {
      exits.push(exit({ ...how, ...reason }));
    }
  }
  // Never started, codes that no shell shows, and code and signal at once.
  exits.push(exit({}), exit({ code: -1 }), exit({ code: 3221225786 }), exit({ code: 1, signal: "SIGTERM" }));
  return exits;
}

function exit(how: Partial<Exit>): Exit {
  return { code: null, signal: null, timedOut: false, aborted: false, ...how };
}
