import type { ErrorEvidence } from "../shared/errors/error-evidence.ts";

/** Codes of the CLI's own, with what they stand for in a person's words. */
const OWN: ReadonlyMap<number, readonly [code: string, meaning: string]> = new Map([
  [41, ["FatalAuthenticationError", "it is not logged in"]],
  [42, ["FatalInputError", "its input was refused"]],
  [44, ["FatalSandboxError", "the sandbox could not be used"]],
  [52, ["FatalConfigError", "its settings cannot be used"]],
  [53, ["FatalTurnLimitedError", "the limit of turns was reached"]],
  [54, ["FatalToolExecutionError", "a tool broke off the run"]],
  [55, ["FatalUntrustedWorkspaceError", "the working folder is not trusted"]],
]);

/** HTTP statuses of the API, as words: a failed model call ends with its status modulo 256. */
const API: ReadonlyMap<number, string> = new Map([
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

/**
 * What an exit code says about a failure where nothing else does; null for one that says nothing. The status that it
 * stands for is not reported as one: the output does not show it (INV-CLI-ERR-005).
 */
export function exitEvidence(code: number | null): ErrorEvidence | null {
  if (code === null) return null;
  const [word, meaning] = OWN.get(code) ?? [apiWord(code), "a model call was refused"];
  if (word === undefined) return null;
  return { place: "exit", text: `gemini exited with code ${code}: ${meaning} (${word})`, code: word };
}

/** 129 to 143 are signals: the statuses that are certified lie above. */
function apiWord(code: number): string | undefined {
  return code < 144 ? undefined : [...API].find(([status]) => status % 256 === code)?.[1];
}
