import type { ActivityEvent, Exit, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import type { JsonRecord } from "../framing/fields.ts";
import type { DiagnosticsCollector } from "../outcome/diagnostics-collector.ts";
import type { Noise } from "./noise.ts";
import type { WorkEvents, WorkTools } from "./work-events.ts";

/** What the state of every provider's run holds; the rest is the provider's own. */
export interface ReducerState {
  /** Events that the caller has not fetched yet. */
  events: ActivityEvent[];
  diagnostics: DiagnosticsCollector;
}

/** What is known at the end of a run besides its records. */
export interface RunEnd {
  exit: Exit;
  stderr: string;
  noise: Noise;
  /** Lines that were longer than the cap. */
  oversizedLines: number;
  /** Characters of the prompt, for usage estimates. */
  promptLength: number | undefined;
  /** Time of the run, ISO 8601. */
  now?: string | undefined;
}

/** How one provider's records are read: three functions over a state of its own. None of them ever throws. */
export interface StreamReducer<State extends ReducerState> {
  newState(): State;
  /** Takes one record into the state. */
  reduce(state: State, record: JsonRecord): void;
  /** The outcome of a run whose records have all been taken. */
  finish(state: State, end: RunEnd): Outcome;
  /** The tools that change files or the plan; left out: no call is more than a call. */
  work?: WorkTools;
}

/** Hands over the events that came since the last call, with those that follow from them. */
export function takeEvents(state: ReducerState, work: WorkEvents): ActivityEvent[] {
  const { events } = state;
  state.events = [];
  return events.length === 0 ? events : work.complete(events);
}
