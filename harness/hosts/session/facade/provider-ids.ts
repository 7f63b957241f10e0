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
