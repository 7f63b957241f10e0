import { fixtureRun } from "../corpus/fixture-run.ts";
import type { Fixture } from "../model/fixture.ts";
import type { Replay, Run, Target } from "../model/target.ts";
import { AdapterCrash } from "./adapter-faults.ts";

const runs = new WeakMap<Fixture, Run>();

const replays = new WeakMap<Target, WeakMap<Run, Promise<Replay>>>();

/** A fixture as it was recorded; always the same object, so that what is read off it is read once. */
export function recordedRun(fixture: Fixture): Run {
  let run = runs.get(fixture);
  if (run === undefined) {
    run = fixtureRun(fixture);
    runs.set(fixture, run);
  }
  return run;
}

/**
 * What an adapter makes of a fixture as it was recorded, played once for all checks that only read it.
 * Rejects as `Target.replay` does.
 */
export function recordedReplay(fixture: Fixture, target: Target): Promise<Replay> {
  const run = recordedRun(fixture);
  const known = replays.get(target) ?? new WeakMap<Run, Promise<Replay>>();
  replays.set(target, known);
  let replay = known.get(run);
  if (replay === undefined) {
    replay = target.replay(run);
    known.set(run, replay);
  }
  return replay;
}

export type TriedReplay = { crashed: false; replay: Replay } | { crashed: true; message: string };

/**
 * Replays a run; an adapter that throws or dies on it is an answer and no exception.
 * A hang, or an adapter that says it cannot do this, still rejects: that is for certify to judge.
 */
export async function tryReplay(target: Target, run: Run): Promise<TriedReplay> {
  try {
    return { crashed: false, replay: await target.replay(run) };
  } catch (error) {
    if (!(error instanceof AdapterCrash)) throw error;
    return { crashed: true, message: error.message };
  }
}
