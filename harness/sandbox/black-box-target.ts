import type { RunCall } from "../../contracts/cli/v1/adapter.ts";
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
  return { outcome, events: [], losesTail: true };
}
