import type { ErrorKind, Evidence, Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";
import taxonomy from "../../../contracts/cli/v1/error-taxonomy.json" with { type: "json" };

/** The outcome as a success with `content`. */
export function asOk(outcome: Outcome, content: string): Outcome {
  return { ...outcome, status: "ok", content, error: null };
}

/** The outcome as a failure; all that `kind` decides is taken from the taxonomy, so the verdict is the one fault. */
export function asError(outcome: Outcome, kind: ErrorKind, message: string, evidence: Evidence): Outcome {
  return { ...outcome, status: "error", content: null, error: errorOf(kind, message, evidence) };
}

/** The error of a failed outcome under another kind; what it says of status and times is kept. */
export function reclassified(outcome: Outcome, kind: ErrorKind): Outcome {
  const error = outcome.error;
  if (error === undefined || error === null) return outcome;
  return { ...outcome, error: { ...error, ...errorOf(kind, error.message, error.evidence) } };
}

/** What a careless reader takes for the answer of a run without one. */
export function lastText(outcome: Outcome): string {
  return outcome.messages.at(-1) ?? "";
}

function errorOf(kind: ErrorKind, message: string, evidence: Evidence): RunError {
  const category = taxonomy.kinds[kind] as RunError["category"];
  const delay = category === "rate_limit" ? { suggestedDelayMs: 1000 } : {};
  return { category, kind, message, ...taxonomy.categories[category], ...delay, evidence };
}

const WORDS: readonly (readonly [RegExp, ErrorKind])[] = [
  [/rate[_ -]?limit|too many requests|\b429\b/i, "rate_limited"],
  [/quota|usage limit|credit balance/i, "quota_exhausted"],
  [/overloaded|\b529\b/i, "overloaded"],
  [/unauthorized|not logged in|authentication|api key|\b401\b|\b403\b/i, "auth_expired"],
  [/no conversation found|session not found/i, "session_expired"],
  [/time[d -]?out/i, "timeout"],
  [/not found|\b404\b/i, "not_found"],
  [/econnre|connection|network/i, "transport"],
  [/internal server error|\b50[0-4]\b/i, "server"],
];

/** What the classifiers in the reports do: the first pattern of a list that any text matches; null for none. */
export function firstErrorWord(text: string): ErrorKind | null {
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
