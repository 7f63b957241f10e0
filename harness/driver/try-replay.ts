import type { Replay, Run, Target } from "../model/target.ts";
import { AdapterCrash } from "./adapter-crash.ts";

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
