/** Tokens as truth counts them; null where neither the API nor the CLI reported. */
export interface TruthUsage {
  input: number | null;
  output: number | null;
  cacheRead: number | null;
  cacheWrite: number | null;
  reasoning: number | null;
}

export interface TruthTool {
  name: string;
  status: "ok" | "error";
  /** The MCP server that the tool is of, where the CLI shows it. */
  mcpServer?: string;
  /** The call was refused, and the CLI shows it. */
  denied?: boolean;
}

/** What is known of the events of a run, in the words of an expectation. A field that is left out is not known. */
export interface TruthEvents {
  /** Alternatives are `{anyOf: [...]}`, as in an expectation. */
  fileChanges?: unknown;
  plans?: readonly { entries: readonly { content: string; status: string | null }[] }[];
  compactions?: readonly {
    trigger?: "auto" | "manual" | null;
    tokens_before?: number;
    tokens_after?: number;
  }[];
  toolInputs?: readonly (readonly string[])[];
  toolOutputs?: readonly (readonly string[])[];
  thoughts?: string;
}

/** What is known of one recorded run, written from the scripted server's side. `xAlso`: other defensible values. */
export interface TruthEntry {
  kind: "run" | "help" | "version" | "models" | "other";
  outputFormat?: "text" | "json" | "stream-json";
  status?: "ok" | "error";
  statusAlso?: ("ok" | "error")[];
  /** Text, digest or null. */
  content?: unknown;
  contentAlso?: unknown[];
  contentAll?: unknown[];
  contentAllAlso?: unknown[][];
  /** Why the run stopped, in the words of the outcome. */
  stopReason?: string | null;
  /** The answer by the schema that was asked for, as data. */
  structuredOutput?: unknown;
  category?: string | null;
  categoryAlso?: string[];
  /** The category if the run is held for failed although `status` says ok. */
  categoryIfError?: string;
  httpStatus?: number | null;
  httpStatusAlso?: (number | null)[];
  retryAfterMs?: number | null;
  retryAfterMsAlso?: (number | null)[];
  resetsAt?: string | null;
  /** Present when a record holds the time itself; otherwise a sentence reported it. */
  resetsAtEpochS?: number;
  usage?: TruthUsage | null;
  usageAlso?: (TruthUsage | null)[];
  /** What the CLI prints where that differs from what the API reported. */
  usageShown?: TruthUsage;
  /** The CLI's own guess for a cut stream. */
  usageEstimated?: TruthUsage;
  /** The CLI's total where it counts hidden calls in. */
  usageWithSideCalls?: TruthUsage;
  costUsd?: number | null;
  costUsdAlso?: (number | null)[];
  model?: string | null;
  modelAlso?: (string | null)[];
  sessionId?: string | null;
  sessionIdAlso?: (string | null)[];
  tools?: TruthTool[];
  toolsAlso?: TruthTool[][];
  /** What the events of the run show of the model's thoughts and tools, as an expectation says it. */
  events?: TruthEvents;
  /** Fields of the outcome of which nothing is known: figures that the CLI guesses, a text with times in it. */
  unknown?: ("content" | "messages" | "usage" | "costUsd" | "model" | "tools")[];
  note?: string;
  [field: string]: unknown;
}

const CONVERTED = [
  "kind outputFormat status statusAlso content contentAlso contentAll contentAllAlso stopReason structuredOutput",
  "category categoryAlso categoryIfError httpStatus httpStatusAlso retryAfterMs retryAfterMsAlso",
  "resetsAt resetsAtEpochS usage usageAlso usageShown usageEstimated usageWithSideCalls",
  "events costUsd costUsdAlso model modelAlso sessionId sessionIdAlso tools toolsAlso unknown note",
];

/**
 * Fields that an expectation has no place for: `thinking` concerns events, `debatable` only says that there are
 * alternatives, `costCumulative` and `resetsAtText` are what is printed and not the outcome, `usageMain` counts for
 * nothing unless `usageAlso` repeats it, and `contentSent` never reached the output.
 */
const INFORMATIVE = ["thinking debatable costCumulative resetsAtText usageMain contentSent"];

const KNOWN = new Set([...CONVERTED, ...INFORMATIVE].flatMap((line) => line.split(" ")));

/** Fields that no one taught the import: it must stop there, not lose them. */
export function unknownTruthFields(entry: object): string[] {
  return Object.keys(entry).filter((field) => !KNOWN.has(field));
}
