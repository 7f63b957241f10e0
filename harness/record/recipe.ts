import type { TruthEntry } from "../corpus/import/truth-entry.ts";
import type { ScenarioTruth } from "../scripted-api/scenario-truth.ts";
import type { ReadPolicy } from "./cli/read-policy.ts";
import type { Stdin } from "./cli/stdin.ts";

/** Where a recorded run happens, and whom it asks. */
export interface RecordingPlace {
  /** `http://127.0.0.1:PORT` of the scripted API. */
  apiOrigin: string;
  /** Absolute paths: the home of no one, and the project that the CLI works in. */
  home: string;
  workspace: string;
  /** Version of the CLI that is recorded. */
  version: string;
  /** Session that an earlier run of this scenario left, where it resumes one. */
  session: string | undefined;
}

/** How one scenario is run with one CLI. */
export interface RecordedRun {
  /** Name of the scenario of the scripted API (harness/scripted-api/scenarios); null where no model is asked. */
  api: string | null;
  /** Words behind the command. */
  argv: readonly string[];
  /** Another command of node_modules/.bin, where it is not the recipe's own. */
  bin?: string;
  outputFormat: "text" | "json" | "stream-json";
  /** `run` unless it is the CLI's help, its version or its list of models. */
  kind?: "run" | "help" | "version" | "models";
  /** Text on stdin, pieces of it by and by, raw bytes, or a pipe left open; null where stdin is empty. */
  stdin?: Stdin;
  /** Somebody who does not read stdout at once, or not to its end. */
  reader?: ReadPolicy;
  /** Environment beyond the recipe's own; null takes a name away. */
  env?: Readonly<Record<string, string | null>>;
  /**
   * Files below the home (`~/...`) or the workspace, beyond the recipe's own; null takes one away, or a folder. Here
   * and in `env`, `{{api}}` stands for the origin of the scripted API.
   */
  files?: Readonly<Record<string, string | null>>;
  /** Another run in the same home before it, whose session it resumes. */
  after?: string;
  /** A signal, once the main conversation was asked and so many milliseconds went by. */
  signal?: {
    name: "SIGTERM" | "SIGINT" | "SIGHUP" | "SIGKILL";
    afterMs: number;
    /** To all that it started, too, as a terminal sends it. */
    toGroup?: boolean;
  };
  /**
   * Limit in milliseconds, counted as a signal's, for what would go on for ever; the run is then ended with SIGKILL.
   */
  timeoutMs?: number;
  /**
   * How far it came when it was cut off, or which of two calls ended first, is a matter of moments: done again, it may
   * print more or less, or in another order. So it is of any run that gets a signal.
   */
  byTheClock?: boolean;
  /** It takes minutes: it is recorded when it is named, and not among all. */
  slow?: boolean;
  /**
   * What the CLI makes of the scenario where that is not what the model said, read in the bytes or known of the CLI,
   * over what the scenario's truth gives. `note` says why.
   */
  truth?: Partial<TruthEntry> & { note: string };
}

/**
 * How a CLI is installed, pointed at the scripted API and started. The default export of
 * harness/record/recipes/<provider>/recipe.ts, or of recording/recipe.ts beside an adapter.
 */
export interface RecordingRecipe {
  /** npm package of a version. */
  package(version: string): string;
  /** Version that is recorded when none is named; one that `npm view` may replace with `@latest`. */
  defaultVersion: string;
  /** Name of the command in node_modules/.bin. */
  bin: string;
  /** Semver range of node that a version needs, where this one's may not do; a fitting node is installed beside it. */
  node?(version: string): string;
  /** Install scripts of the package must run (a native binary is fetched by them). */
  installScripts?: boolean;
  /** Environment and files that point this CLI at the scripted API. */
  setup(place: RecordingPlace): {
    env: Readonly<Record<string, string>>;
    /** By path: `~/...` below the home, else below the workspace. */
    files: Readonly<Record<string, string>>;
  };
  /** Scenarios by name, as far as this version can run them. */
  runs(
    place: Pick<RecordingPlace, "version" | "session" | "home" | "workspace">,
  ): Readonly<Record<string, RecordedRun>>;
  /**
   * The session's id where a reader of the bytes finds it, null where a run prints none. It is what `after` resumes,
   * and the id that is expected, but where a run's own truth says otherwise. Without it none is looked for.
   */
  session?(printed: { stdout: string; stderr: string }, version: string): string | null;
  /**
   * What this CLI shows of what the model said: the truth of one run, from the other side. Its figures mean what
   * fixtures/truth/<provider>/dialect.json says of truth's.
   */
  truth(truth: ScenarioTruth, run: RecordedRun, version: string): TruthEntry;
  /**
   * Fields that differ from run to run: ids, times, durations. By name, or as `type.field` where only records of that
   * type are meant, and then whatever it holds.
   */
  volatile: readonly string[];
  /** Lines that are in some recordings of a run and not in others, or elsewhere in it, as the moment has it. */
  passing?: readonly RegExp[];
  /**
   * Scenarios that `defaultVersion` was recorded in by other means and that no run here repeats, each with the reason.
   */
  leftOut?: Readonly<Record<string, string>>;
}
