import type { ErrorKind } from "../../contracts/cli/v1/adapter.ts";

/** What an HTTP status may stand for, whatever words come with it. Any other status of 400 to 499: anything. */
const KINDS: Readonly<Record<number, readonly ErrorKind[]>> = {
  401: ["auth_expired"],
  402: ["quota_exhausted"],
  403: ["permission_denied", "auth_expired", "quota_exhausted", "rate_limited", "model_unavailable"],
  404: ["model_unavailable", "not_found", "session_expired"],
  408: ["timeout"],
  413: ["invalid_request", "context_exceeded"],
  429: ["rate_limited", "quota_exhausted", "overloaded"],
  529: ["overloaded", "server"],
};
const OF_SERVERS: readonly ErrorKind[] = ["server", "transport", "timeout", "overloaded", "stream_truncated"];

/** The kinds that an error with this HTTP status may have; undefined where the status alone does not tell. */
export function kindsOfStatus(status: number): readonly ErrorKind[] | undefined {
  return KINDS[status] ?? (status >= 500 && status <= 599 ? OF_SERVERS : undefined);
}
