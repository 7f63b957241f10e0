import { channel } from "node:diagnostics_channel";
import type { ErrorKind, RunError } from "../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../framing/ansi-stripper.ts";
import { kindOfCode, kindOfVagueCode } from "./error-codes.ts";
import type { ErrorEvidence, ErrorRule } from "./error-evidence.ts";
import { errorMessage, isGenericReason } from "./error-message.ts";
import { findRule } from "./find-rule.ts";
import { httpStatusIn, httpStatusOf } from "./http-status.ts";
import { categoryOf, makeError } from "./make-error.ts";
import { plainWords } from "./plain-words.ts";
import { resetTimeIn } from "./reset-time.ts";
import { retryAfterIn } from "./retry-after.ts";
import { spawnKind } from "./spawn-errors.ts";
import { TEXT_RULES } from "./text-rules.ts";

const KINDS: Readonly<Record<number, ErrorKind>> = {
  401: "auth_expired",
  402: "quota_exhausted",
  403: "permission_denied",
  404: "model_unavailable",
  407: "auth_expired",
  408: "timeout",
  429: "rate_limited",
  529: "overloaded",
};

/** What the words of an error may turn its status into: many APIs answer 400 or 429 to everything. */
const REFINEMENTS: Readonly<Record<number, readonly ErrorKind[]>> = {
  400: [
    "quota_exhausted",
    "context_exceeded",
    "model_unavailable",
    "auth_expired",
    "rate_limited",
    "session_expired",
  ],
  403: ["quota_exhausted", "rate_limited", "auth_expired"],
  404: ["session_expired"],
  413: ["context_exceeded"],
  422: ["context_exceeded", "model_unavailable"],
  429: ["quota_exhausted", "overloaded"],
};

export interface ClassifyOptions {
  /** The provider's rules, tried before the common ones. */
  rules?: readonly ErrorRule[];
  /**
   * The time of the run, ISO 8601, where it is known: resolves "resets 8pm (UTC)". Without it only absolute times count.
   */
  now?: string | undefined;
  /** Said when no evidence gives a reason. */
  fallbackMessage?: string;
}

/** Evidence with what was read from its text. */
interface ParsedEvidence extends ErrorEvidence {
  reason: string | null;
  status: number | null;
}

/** Why evidence stands for a kind of error. */
export type Grounds =
  | { by: "provider rule" | "text"; rule: ErrorRule }
  | { by: "spawn" | "code" | "vague code"; code: string }
  | { by: "HTTP status"; status: number }
  /** The status leaves room for what the text says: see refinesStatus. */
  | { by: "HTTP status and text"; status: number; rule: ErrorRule };

/** What a classification was made of; published on CLASSIFICATIONS. */
export interface Classification {
  evidence: readonly ErrorEvidence[];
  /** Null: no evidence stands for a kind, and the error is unknown. */
  decided: { kind: ErrorKind; by: ErrorEvidence; grounds: Grounds } | null;
  error: RunError;
}

/**
 * Diagnostics channel on which every classification is published, for `cliproof explain`. Without a subscriber it costs
 * nothing.
 */
export const CLASSIFICATIONS = "cliproof:classifications";
const classifications = channel(CLASSIFICATIONS);

/**
 * The error of a failed run from all that speaks about it, most trusted first. Never throws.
 *
 * The first evidence that stands for a kind decides the class; a generic one ("exited with code 1") lets the next
 * speak. Within one the provider's rules come first, then its code, then its HTTP status unless its words know
 * better, then its words. The message is the deciding evidence's own reason, so that both tell the same story
 * (portpowered/you-agent-factory#973), unless it is generic and another one is not. Its status and times are completed
 * from evidence of the same failure only: not from a retry of another one before it.
 */
export function classify(evidence: readonly ErrorEvidence[], options: ClassifyOptions = {}): RunError {
  const { rules = [], now, fallbackMessage = "The CLI failed and gave no reason" } = options;
  const time = now === undefined ? undefined : new Date(now);
  const all = evidence.map(parseEvidence);
  const decided = firstKind(all, rules);
  const ranked = decided === null ? all : [decided.by, ...all.filter((one) => one !== decided.by)];
  const texts = ranked.flatMap(({ reason }) => reason ?? []);
  const message =
    texts.find((text) => !isGenericReason(text)) ?? texts[0] ?? firstCode(ranked) ?? fallbackMessage;
  const agreeing = decided === null ? ranked : ranked.filter((one) => agrees(one, decided, rules));
  const error = makeError(decided?.kind ?? "unknown", message, ranked[0]?.place ?? "exit", {
    httpStatus: first(agreeing, ({ status }) => status),
    retryAfterMs: first(
      agreeing,
      (one) => one.retryAfterMs ?? (one.reason === null ? null : retryAfterIn(one.reason)),
    ),
    resetsAt: first(
      agreeing,
      (one) => one.resetsAt ?? (one.reason === null ? null : resetTimeIn(one.reason, time)),
    ),
  });
  if (classifications.hasSubscribers)
    classifications.publish({ evidence, decided, error } satisfies Classification);
  return error;
}

function firstKind(all: readonly ParsedEvidence[], rules: readonly ErrorRule[]) {
  for (const by of all) {
    const found = kindOf(by, rules);
    if (found !== null) return { ...found, by };
  }
  return null;
}

/**
 * Whether evidence speaks of the failure that was decided on: it shows the same status, stands for no kind, or for one
 * of that category.
 */
function agrees(
  one: ParsedEvidence,
  { kind, by }: { kind: ErrorKind; by: ParsedEvidence },
  rules: readonly ErrorRule[],
): boolean {
  if (one === by || (one.status !== null && one.status === by.status)) return true;
  const other = kindOf(one, rules);
  if (other === null || categoryOf(other.kind) === categoryOf(kind)) return true;
  return one.status !== null && refinesStatus(one.status, kind);
}

function parseEvidence(evidence: ErrorEvidence): ParsedEvidence {
  const text = evidence.text ? stripAnsi(evidence.text) : null;
  const reason = text === null ? null : errorMessage(text);
  return {
    ...evidence,
    text,
    reason,
    status: httpStatusOf(evidence.httpStatus) ?? httpStatusIn(reason ?? ""),
  };
}

/** Precedence: provider rule, code, HTTP status (unless the text refines it), text, vague code. */
function kindOf(
  { place, code, text, reason, status }: ParsedEvidence,
  rules: readonly ErrorRule[],
): { kind: ErrorKind; grounds: Grounds } | null {
  if (place === "spawn" && code) {
    const kind = spawnKind(code);
    return kind === null ? null : { kind, grounds: { by: "spawn", code } };
  }
  const own = findRule(rules, code, text);
  if (own !== undefined) return { kind: own.kind, grounds: { by: "provider rule", rule: own } };
  const ofCode = code ? kindOfCode(code) : null;
  if (ofCode !== null) return { kind: ofCode, grounds: { by: "code", code: code! } };
  const words = reason === null ? null : plainWords(reason);
  const rule = findRule(TEXT_RULES, null, words);
  const ofStatus = status === null ? null : kindOfStatus(status);
  if (status !== null && ofStatus !== null) {
    if (rule === undefined || !refinesStatus(status, rule.kind))
      return { kind: ofStatus, grounds: { by: "HTTP status", status } };
    return { kind: rule.kind, grounds: { by: "HTTP status and text", status, rule } };
  }
  if (rule !== undefined) return { kind: rule.kind, grounds: { by: "text", rule } };
  const vague = code ? kindOfVagueCode(code) : null;
  return vague === null ? null : { kind: vague, grounds: { by: "vague code", code: code! } };
}

function first<T>(from: readonly ParsedEvidence[], value: (one: ParsedEvidence) => T | null): T | null {
  for (const one of from) {
    const found = value(one);
    if (found !== null) return found;
  }
  return null;
}

function firstCode(from: readonly ParsedEvidence[]): string | null {
  return first(from, ({ code }) => code || null);
}

/** The kind that an HTTP status of 400 or more stands for, or null for any other. */
function kindOfStatus(status: number): ErrorKind | null {
  if (status < 400 || status > 599) return null;
  return KINDS[status] ?? (status < 500 ? "invalid_request" : "server");
}

/** True when words that stand for `kind` know better than the status. */
function refinesStatus(status: number, kind: ErrorKind): boolean {
  return REFINEMENTS[status]?.includes(kind) ?? false;
}
