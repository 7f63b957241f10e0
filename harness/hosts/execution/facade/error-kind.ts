import type { ErrorKind } from "../../../../contracts/cli/v1/adapter.ts";
import type {
  ConversationErrorClassification,
  ConversationErrorKind,
} from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import table from "../../../../contracts/execution/v1/error-kinds.json" with { type: "json" };

/** The document's triggers, in its order; where two match, the first counts. */
const TRIGGERS: readonly (readonly [ConversationErrorKind, RegExp])[] = [
  // A file that a tool did not find is no CLI that is missing.
  ["cli_not_found", /\bENOENT\b(?!: no such file or directory, )|\bcommand not found\b/i],
  [
    "auth_expired",
    /\bnot logged in\b|\bunauthori[sz]ed\b|\bmissing api key\b|\b(?:HTTP|status(?: code)?|error:?) ?40[13]\b|\b40[13] (?:unauthori[sz]ed|forbidden)\b|\btoken (?:has )?expired\b/i,
  ],
  ["rate_limited", /\brate[- ]limit|\b429\b|\btoo many requests\b|\bresource[ _]exhausted\b/i],
  [
    "session_expired",
    /\bno conversation found\b|\b(?:session|thread) (?:\S+ )?not found\b|\bresume\b.{0,40}\binvalid\b|\binvalid\b.{0,40}\bresume\b/i,
  ],
  [
    "context_exceeded",
    /\bcontext[ _](?:length|window)[ _]exceed|\bprompt (?:is )?too long\b|\btokens? exceeds?\b/i,
  ],
  ["transport", /\bECONNREFUSED\b|\bECONNRESET\b|\bsocket hang up\b|\bfetch failed\b/i],
  ["timeout", /\btimed out\b|\bdeadline[ _]exceeded\b/i],
];

const HINTS: Readonly<Record<ConversationErrorKind, string>> = {
  cli_not_found: "Install {cli}, or put its folder on the PATH.",
  auth_expired: "Log in to {name} again, or check its API key.",
  rate_limited: "The limit of {name} is reached: wait, or pick another provider.",
  session_expired: "The session is gone: start a new one.",
  context_exceeded: "The conversation is too long for the model: shorten it, or start a new one.",
  transport: "The network or the provider's service broke off: try again.",
  timeout: "The run took too long: try again, or allow it more time.",
  model_unavailable: "Pick a model that {name} offers to this account.",
  unknown: "Read the log of the run.",
};

/** Who is spoken of in a hint. */
export interface Spoken {
  name: string;
  cli: string;
}

/** A kind with what a person can do about it. */
export function classification(
  kind: ConversationErrorKind,
  { name, cli }: Spoken,
): ConversationErrorClassification {
  return { kind, hint: HINTS[kind].replace("{name}", name).replace("{cli}", cli) };
}

/** The kind that the document's triggers give a text; null where none does (INV-EXECUTION-ERR-001). */
export function commonKind(text: string): ConversationErrorKind | null {
  return TRIGGERS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** One of the nine kinds for a kind of the core. */
export function kindOfCore(kind: ErrorKind): ConversationErrorKind {
  return table.fromCore[kind] as ConversationErrorKind;
}
