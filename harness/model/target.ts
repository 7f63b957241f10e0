import type {
  ActivityEvent,
  Adapter,
  Exit,
  Manifest,
  Outcome,
  OutputFormat,
  ParserOptions,
  RunCall,
} from "../../contracts/cli/v1/adapter.ts";

/** The next bytes of one stream. */
export type Chunk = readonly ["out" | "err", Uint8Array];

/** A run to be parsed: bytes as they arrive and how the process ended. */
export interface Run {
  outputFormat: OutputFormat;
  cliVersion?: string | undefined;
  promptLength?: number | undefined;
  /** Time of the run, ISO 8601; left out, times of day that the CLI prints stay unknown. */
  now?: string | undefined;
  /** The session that it goes on with; null: none; undefined: not known. */
  session?: RequestedSession | null | undefined;
  chunks: readonly Chunk[];
  exit: Exit;
}

/** A session that a run goes on with; its id is null where the CLI chose it, the newest one of the folder. */
export type RequestedSession = NonNullable<ParserOptions["session"]>;

/** What an adapter made of a run. */
export interface Replay {
  outcome: Outcome;
  events: ActivityEvent[];
  /** The parser has no `flush`, so the events of a last line without newline could not be fetched. */
  losesTail?: boolean;
}

/** An adapter under test, in this process or behind the process protocol. */
export interface Target {
  readonly id: string;
  readonly manifest: Manifest;
  /** The module itself; absent when the adapter is another program. */
  readonly adapter?: Adapter | undefined;
  /** Somebody's host, where a host contract is certified: harness/hosts knows its interface. */
  readonly host?: unknown;
  /** It only starts CLIs: each replay costs a process, so only the checks that need few of them are run. */
  readonly isBlackBox?: boolean;
  /** Parses a run with a fresh parser. Rejects when the adapter throws, crashes or is out of reach. */
  replay(run: Run): Promise<Replay>;
  /** Parses several runs at once, their chunks interleaved one by one. */
  replayInterleaved(runs: readonly Run[]): Promise<Replay[]>;
  /** Starts a CLI for real. Rejects as `replay` does. */
  run(call: RunCall, signal?: AbortSignal): Promise<Outcome>;
  close(): Promise<void>;
}

/** A process that ended by itself, with nothing to complain about. */
export const ENDED_WELL: Exit = Object.freeze({ code: 0, signal: null, timedOut: false, aborted: false });

/** Id of the provider whose CLI or API an adapter drives: its own id where the manifest names none. */
export function providerOf({ id, provider = id }: Pick<Manifest, "id" | "provider">): string {
  return provider;
}

/** What a parser is given of a run before its first byte. */
export function parserOptions({ outputFormat, cliVersion, promptLength, now, session }: Run): ParserOptions {
  return { outputFormat, cliVersion, promptLength, ...(now !== undefined && { now }), session };
}
