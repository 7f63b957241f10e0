import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { CLASSIFICATIONS, type Classification } from "../../adapters/shared/errors/classify.ts";
import { ENDINGS, type ExplainedEnding } from "../../adapters/shared/outcome/run-ending.ts";
import type { Outcome } from "../../contracts/cli/v1/adapter.ts";
import { recordedRun } from "../driver/recorded-replay.ts";
import type { Fixture } from "../model/fixture.ts";
import type { Target } from "../model/target.ts";

/** The outcome that an adapter gives for a fixture, and how it was decided. */
export interface ExplainedRun {
  outcome: Outcome;
  /** Null where the adapter uses none of `adapters/shared` for it. */
  ending: ExplainedEnding | null;
  classification: Classification | null;
}

/**
 * Replays a fixture as it was recorded and listens to what the shared code of adapters decides.
 *
 * @param target of an adapter in this process.
 * @throws as `Target.replay`.
 */
export async function explainRun(target: Target, fixture: Fixture): Promise<ExplainedRun> {
  const heard: Omit<ExplainedRun, "outcome"> = { ending: null, classification: null };
  // A parser decides at its end: what was heard last is of the whole run.
  const onEnding = (message: unknown) => {
    heard.ending = message as ExplainedEnding;
  };
  const onClassification = (message: unknown) => {
    heard.classification = message as Classification;
  };
  subscribe(ENDINGS, onEnding);
  subscribe(CLASSIFICATIONS, onClassification);
  try {
    const { outcome } = await target.replay(recordedRun(fixture));
    return { outcome, ...heard };
  } finally {
    unsubscribe(ENDINGS, onEnding);
    unsubscribe(CLASSIFICATIONS, onClassification);
  }
}
