import type { Outcome, RunCall } from "../../contracts/cli/v1/adapter.ts";
import { AdapterUnsupported } from "../driver/adapter-faults.ts";
import { providerOf, type Replay, type Run, type Target } from "../model/target.ts";
import { playedRun } from "./played-run.ts";

/** Nothing printed and a good exit: every parser has an answer to it. */
const TRIAL: Run = {
  outputFormat: "text",
  chunks: [],
  exit: { code: 0, signal: null, timedOut: false, aborted: false },
};

/**
 * The same target if it parses; else one whose runs go through a stand-in for the CLI. So an adapter that only starts
 * its CLI by itself is held to what it makes of recorded bytes too, in the pieces in which they come.
 */
export async function parsingTarget(target: Target): Promise<Target> {
  // A module shows whether it has a parser; a program has to be asked.
  if (target.adapter !== undefined)
    return typeof target.adapter.parser === "function" ? target : blackBoxTarget(target);
  const outputFormat = target.manifest.outputFormats[0] ?? "text";
  try {
    await target.replay({ ...TRIAL, outputFormat });
    return target;
  } catch (thrown) {
    return thrown instanceof AdapterUnsupported ? blackBoxTarget(target) : target;
  }
}

function blackBoxTarget(target: Target): Target {
  const replay = (run: Run) => throughStandIn(target, run);
  return {
    ...target,
    isBlackBox: true,
    replay,
    replayInterleaved: (runs) => Promise.all(runs.map(replay)),
  };
}

async function throughStandIn(target: Target, run: Run): Promise<Replay> {
  const { timedOut, aborted } = run.exit;
  if (timedOut || aborted)
    throw new AdapterUnsupported("a stand-in cannot be timed out or aborted at a chosen byte");
  if (run.session?.id === null) throw new AdapterUnsupported("a call cannot ask for the newest session");
  const outcome = await playedRun(providerOf(target.manifest), run, (call: RunCall) => target.run(call));
  return { outcome: withoutOwnClock(outcome, run), events: [], losesTail: true };
}

/** "resets 8pm (America/Indianapolis)", "resets Dec 3, 9am (UTC)": a time that only the time of the run completes. */
const TIME_OF_DAY =
  /\bresets? (?:at )?(?:[a-z]{3,9} \d{1,2},? (?:at )?)?\d{1,2}(?::\d\d)?(?:am|pm)? \([a-z/_]+\)/i;
const MS_A_DAY = 86_400_000;
/** A date without a year is at most a year ahead. */
const MAX_DAYS_AHEAD = 366;

/**
 * An adapter that runs by itself has a clock, and completes a time of day by it, as a parser does that is given the time
 * of the run. A run that was recorded at another time cannot tell whether the day is right: the time counts as unknown.
 */
function withoutOwnClock(outcome: Outcome, run: Run): Outcome {
  const { error } = outcome;
  if (run.now !== undefined || error?.resetsAt == null) return outcome;
  const printed = run.chunks.map(([, bytes]) => Buffer.from(bytes).toString("utf8")).join("");
  const daysAhead = (Date.parse(error.resetsAt) - Date.now()) / MS_A_DAY;
  const isOfClock = TIME_OF_DAY.test(printed) && daysAhead > 0 && daysAhead < MAX_DAYS_AHEAD;
  return isOfClock ? { ...outcome, error: { ...error, resetsAt: null } } : outcome;
}
