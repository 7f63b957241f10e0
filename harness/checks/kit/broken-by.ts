import { tryReplay } from "../../driver/try-replay.ts";
import type { Run, Target } from "../../model/target.ts";
import { invalidReplay } from "./invalid-replay.ts";

/** What goes wrong when an adapter parses a run, whatever it should make of it; undefined when nothing does. */
export async function brokenBy(target: Target, run: Run): Promise<string | undefined> {
  const tried = await tryReplay(target, run);
  return tried.crashed ? tried.message : invalidReplay(tried.replay);
}
