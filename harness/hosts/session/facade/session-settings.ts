import type { SessionOptions } from "../../../../contracts/session/v1/provider-adapter.ts";

/** The options with everything decided. */
export type SessionSettings = Required<Omit<SessionOptions, "rooms">> & Pick<SessionOptions, "rooms">;

/** Fills in what the caller left open. A touched file must be reported within 60 seconds; two are plenty. */
export function sessionSettings(options: SessionOptions = {}): SessionSettings {
  return {
    lookEveryMs: 2000,
    quietMs: 700,
    graceMs: 3000,
    diffThreshold: { files: 50, lines: 2000 },
    usePty: true,
    ...options,
  };
}

/** Why a session did not start or takes no input, in one line for a person. */
export class SessionError extends Error {
  override readonly name = "SessionError";
}

/** The document's ids for what the core calls otherwise; other providers have one name. */
const DOCUMENT_IDS: Readonly<Record<string, string>> = { claude: "claude_code", gemini: "gemini_cli" };

/** The id of a provider in the words of `session/v1`. */
export function sessionProviderId(provider: string): string {
  return Object.hasOwn(DOCUMENT_IDS, provider) ? DOCUMENT_IDS[provider]! : provider;
}

/** The core's name of a provider that `session/v1` gives an id. */
export function coreProvider(id: string): string {
  return Object.entries(DOCUMENT_IDS).find(([, given]) => given === id)?.[0] ?? id;
}
