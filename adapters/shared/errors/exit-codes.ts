import type { ErrorEvidence } from "./error-evidence.ts";

/** What the exit codes of one CLI stand for. */
export interface ExitCodes {
  /** The CLI's name, for a sentence. */
  cli: string;
  /** Codes of the CLI's own: its word for the failure, and what that means to a person. */
  own: ReadonlyMap<number, readonly [code: string, meaning: string]>;
  /** A failed model call ends the CLI with the HTTP status, of which the system keeps the rest of a division by 256. */
  endsWithStatus: boolean;
}

/** HTTP statuses of an API, as words. */
const STATUSES: ReadonlyMap<number, string> = new Map([
  [400, "bad_request"],
  [401, "unauthenticated"],
  [402, "payment_required"],
  [403, "permission_denied"],
  [404, "model_not_found"],
  [408, "request_timeout"],
  [413, "request_too_large"],
  [429, "too_many_requests"],
  [500, "internal"],
  [502, "bad_gateway"],
  [503, "service_unavailable"],
  [504, "gateway_timeout"],
]);

/** 129 to 143 are signals: the statuses that are known lie above. */
const BEHIND_SIGNALS = 144;

/**
 * What an exit code says about a failure where nothing else does; null for one that says nothing. The status that it
 * stands for is not reported as one: the output does not show it (INV-CLI-ERR-005).
 */
export function exitEvidence(
  code: number | null,
  { cli, own, endsWithStatus }: ExitCodes,
): ErrorEvidence | null {
  if (code === null) return null;
  const status = endsWithStatus ? statusWord(code) : undefined;
  const [word, meaning] = own.get(code) ?? [status, "a model call was refused"];
  if (word === undefined) return null;
  return { place: "exit", text: `${cli} exited with code ${code}: ${meaning} (${word})`, code: word };
}

function statusWord(code: number): string | undefined {
  return code < BEHIND_SIGNALS ? undefined : [...STATUSES].find(([status]) => status % 256 === code)?.[1];
}
