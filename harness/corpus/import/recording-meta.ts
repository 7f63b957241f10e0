/** meta.json of a recording; the recorders of the CLIs differ in how they note what they did to the run. */
export interface RecordingMeta {
  version: string;
  scenario: string;
  argv: string[];
  env_names: string[];
  stdin?: string | null;
  stdin_sha256?: string;
  stdin_bytes?: number;
  stdin_hex?: string;
  /** What was written after the start, in reply to records: [ms, text]. */
  stdin_replies?: [number, string][];
  exitCode: number | null;
  signal: string | null;
  chunks: [number, string, number][] | null;
  notes?: string;
  /** Scenario of the scripted model server. */
  server_scenario?: string | null;
  serverScenario?: string | null;
  /** claude */
  killedBy?: string | null;
  /** codex and most others */
  timedOut?: boolean;
  /** codex */
  sent?: string | null;
  sentAtMs?: number | null;
  /** most others */
  sentSignal?: { sig: string; atMs: number } | null;
  /** gemini, qwen */
  cutByRecorderAtMs?: number | null;
  signalsSent?: [number, string][];
}
