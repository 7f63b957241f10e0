import type { ErrorKind, RunError } from "../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../framing/ansi-stripper.ts";
import { codeKey, kindOfCode, kindOfVagueCode } from "./error-codes.ts";
import type { ErrorEvidence, ErrorRule } from "./error-evidence.ts";
import { errorMessage, isGenericReason } from "./error-message.ts";
import { httpStatusIn, httpStatusOf } from "./http-status.ts";
import { makeError } from "./make-error.ts";
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
  /** The time of the run, where it is known: resolves "resets 8pm (UTC)". Without it only absolute times count. */
  now?: Date;
  /** Said when no evidence gives a reason. */
  fallbackMessage?: string;
}

/** Evidence with what was read from its words. */
interface Testimony extends ErrorEvidence {
  reason: string | null;
  status: number | null;
}

/**
 * The error of a failed run from all that speaks about it, most trusted first. Never throws.
 *
 * The first evidence that stands for a kind decides the class; a generic one ("exited with code 1") lets the next
 * speak. Within one the provider's rules come first, then its code, then its HTTP status unless its words know
 * better, then its words. The message is the deciding evidence's own reason, so that both tell the same story
 * (portpowered/you-agent-factory#973), unless it is generic and another one is not.
 */
export function classify(evidence: readonly ErrorEvidence[], options: ClassifyOptions = {}): RunError {
  const { rules = [], now, fallbackMessage = "The CLI failed and gave no reason" } = options;
  const testimonies = evidence.map(testimony);
  let decided: { kind: ErrorKind; by: Testimony } | null = null;
  for (const one of testimonies) {
    const kind = kindOf(one, rules);
    if (kind === null) continue;
    decided = { kind, by: one };
    break;
  }
  const ranked =
    decided === null ? testimonies : [decided.by, ...testimonies.filter((one) => one !== decided.by)];
  const texts = ranked.flatMap(({ reason }) => reason ?? []);
  const message =
    texts.find((text) => !isGenericReason(text)) ?? texts[0] ?? firstCode(ranked) ?? fallbackMessage;
  return makeError(decided?.kind ?? "unknown", message, (decided?.by ?? testimonies[0])?.place ?? "exit", {
    httpStatus: first(ranked, ({ status }) => status),
    retryAfterMs: first(
      ranked,
      (one) => one.retryAfterMs ?? (one.reason === null ? null : retryAfterIn(one.reason)),
    ),
    resetsAt: first(
      ranked,
      (one) => one.resetsAt ?? (one.reason === null ? null : resetTimeIn(one.reason, now)),
    ),
  });
}

function testimony(evidence: ErrorEvidence): Testimony {
  const text = evidence.text ? stripAnsi(evidence.text) : null;
  const reason = text === null ? null : errorMessage(text);
  return {
    ...evidence,
    text,
    reason,
    status: httpStatusOf(evidence.httpStatus) ?? httpStatusIn(reason ?? ""),
  };
}

function kindOf(one: Testimony, rules: readonly ErrorRule[]): ErrorKind | null {
  const { place, code, text, reason, status } = one;
  if (place === "spawn" && code) return spawnKind(code);
  const known = rules.find((rule) => matches(rule, code, text))?.kind ?? (code ? kindOfCode(code) : null);
  if (known !== null) return known;
  const words = reason === null ? null : plainWords(reason);
  const said = TEXT_RULES.find((rule) => matches(rule, null, words))?.kind ?? null;
  if (status !== null && kindOfStatus(status) !== null) {
    return said !== null && refinesStatus(status, said) ? said : kindOfStatus(status);
  }
  return said ?? (code ? kindOfVagueCode(code) : null);
}

function matches(rule: ErrorRule, code: string | null | undefined, text: string | null | undefined): boolean {
  if (code && rule.codes?.some((word) => codeKey(word) === codeKey(code))) return true;
  if (!text || rule.text === undefined) return false;
  // `search` starts at the beginning each time, for a global pattern too.
  return [rule.text].flat().some((pattern) => text.search(pattern) !== -1);
}

function first<T>(from: readonly Testimony[], value: (one: Testimony) => T | null): T | null {
  for (const one of from) {
    const found = value(one);
    if (found !== null) return found;
  }
  return null;
}

function firstCode(from: readonly Testimony[]): string | null {
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
