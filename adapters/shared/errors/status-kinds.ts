import type { ErrorKind } from "../../../contracts/cli/v1/adapter.ts";

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

/** The kind that an HTTP status of 400 or more stands for, or null for any other. */
export function kindOfStatus(status: number): ErrorKind | null {
  if (status < 400 || status > 599) return null;
  return KINDS[status] ?? (status < 500 ? "invalid_request" : "server");
}

/** True when words that stand for `kind` know better than the status. */
export function refinesStatus(status: number, kind: ErrorKind): boolean {
  return REFINEMENTS[status]?.includes(kind) ?? false;
}
