import type { TruthEntry } from "../corpus/import/truth-entry.ts";
import type { ScenarioTruth } from "../scripted-api/scenario-truth.ts";
import type { RecordedRun, RecordingRecipe } from "./recipe.ts";

/** What is known where no model is asked: nothing but that no answer can come. The run's own truth has the rest. */
const NOBODY_ASKED: ScenarioTruth = {
  status: "error",
  answer: null,
  texts: [],
  thinking: false,
  tools: [],
  category: null,
  httpStatus: null,
  retryAfterMs: null,
  usage: null,
};

/**
 * The truth of a recorded run: what the scripted model said as this CLI shows it, what the recipe knows better of this
 * run, and the session's id as it stands in the bytes.
 *
 * @param said what the scenario's model said; null where none was asked.
 * @param session id found in what was printed; undefined where nobody looked.
 */
export function truthOfRun(
  recipe: RecordingRecipe,
  run: RecordedRun,
  version: string,
  said: ScenarioTruth | null,
  session: string | null | undefined,
): TruthEntry {
  const { kind = "run" } = run;
  if (kind !== "run") return { kind, ...(run.truth?.note === undefined ? {} : { note: run.truth.note }) };
  return {
    ...(session === undefined ? {} : { sessionId: session }),
    ...recipe.truth(said ?? NOBODY_ASKED, run, version),
    ...run.truth,
  };
}
