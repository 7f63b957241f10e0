import { stripAnsi } from "../../../../adapters/shared/framing/ansi-stripper.ts";
import type { Adapter, RunError } from "../../../../contracts/cli/v1/adapter.ts";
import type {
  ConversationErrorClassification,
  ConversationErrorKind,
} from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { classification, commonKind, kindOfCore, type Spoken } from "./error-kind.ts";

/** Looks at what a failed run printed; null: says nothing about it. */
type Classifier = (stderr: string, exitCode: number | null) => ConversationErrorKind | null;

/** The kinds of which a provider's own sentences know better than a status or a word beside them. */
const PROVIDER_S_OWN: readonly ConversationErrorKind[] = ["model_unavailable"];

/**
 * The kind of a failure from what the CLI printed: the provider's own sentences, the document's triggers, then all that
 * the core knows; the first that says something counts, and `unknown` is at the end (INV-EXECUTION-ERR-001 to -003).
 */
export function classifyError<Config>(
  adapter: Adapter<Config>,
  spoken: Spoken,
  stderr: string,
  exitCode: number | null,
): ConversationErrorClassification {
  const reported = coreKind(adapter, stderr, exitCode);
  const chain: readonly Classifier[] = [
    () => (reported !== null && PROVIDER_S_OWN.includes(reported) ? reported : null),
    (text) => commonKind(stripAnsi(text)),
    () => reported,
  ];
  return classification(classifyChain(stderr, exitCode, chain), spoken);
}

/** Stops at the first classifier that says something. */
function classifyChain(
  stderr: string,
  exitCode: number | null,
  chain: readonly Classifier[],
): ConversationErrorKind {
  for (const classifier of chain) {
    const kind = classifier(stderr, exitCode);
    if (kind !== null) return kind;
  }
  return "unknown";
}

/**
 * What the adapter of `cli/v1` makes of a run that printed this and failed. On stderr first, then as records: a host
 * hands over error events of stdout as well (codex).
 */
function coreKind<Config>(
  adapter: Adapter<Config>,
  text: string,
  exitCode: number | null,
): ConversationErrorKind | null {
  for (const stream of ["err", "out"] as const) {
    const error = errorOf(adapter, stream, text, exitCode);
    const kind = error === null || error.evidence === "exit" ? null : kindOfCore(error.kind);
    if (kind !== null && kind !== "unknown") return kind;
  }
  return null;
}

function errorOf<Config>(
  adapter: Adapter<Config>,
  stream: "err" | "out",
  text: string,
  exitCode: number | null,
): RunError | null {
  const parser = adapter.parser({ outputFormat: adapter.manifest.outputFormats[0] });
  parser.push(stream, Buffer.from(text));
  const exit = { code: exitCode ?? 1, signal: null, timedOut: false, aborted: false };
  return parser.end(exit).error ?? null;
}
