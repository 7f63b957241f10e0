import type { RecordingMeta } from "./recording-meta.ts";

/** How the recorder, in place of a driver, ended a run. */
export interface RecorderEnding {
  /** Its time was up. */
  timedOut: boolean;
  /** It was interrupted as a user interrupts it, by SIGINT. Other signals speak by the exit alone. */
  aborted: boolean;
  /** Signals in the order they were sent, with the milliseconds since the start. */
  signals: [ms: number, signal: string][];
}

/** Reads it off whichever fields the recorder of that CLI used. */
export function recorderEnding(scenario: string, meta: RecordingMeta): RecorderEnding {
  const signals = [...noted(meta), ...namedByScenario(scenario, meta)];
  return {
    timedOut:
      meta.killedBy === "recorder-timeout" ||
      meta.timedOut === true ||
      typeof meta.cutByRecorderAtMs === "number",
    aborted: signals.some(([, signal]) => signal === "SIGINT"),
    signals,
  };
}

function noted({ sent, sentAtMs, sentSignal, signalsSent }: RecordingMeta): [number, string][] {
  return [
    ...(sent ? [[sentAtMs ?? 0, sent] as [number, string]] : []),
    ...(sentSignal ? [[sentSignal.atMs, sentSignal.sig] as [number, string]] : []),
    ...(signalsSent ?? []),
  ];
}

/** claude's recorder marks the moment among the chunks; the scenario is named after the signal. */
function namedByScenario(scenario: string, meta: RecordingMeta): [number, string][] {
  const signal = /^sig(?:int|term|hup|quit|kill)(?=-|$)/.exec(scenario)?.[0].toUpperCase();
  const mark = meta.chunks?.find(([, stream]) => stream === "signal");
  return signal && mark ? [[mark[0], signal]] : [];
}
