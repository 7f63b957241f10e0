/** What a run's config.toml says beyond the usual. */
export interface ConfigChanges {
  /** Lines before the tables. */
  top?: string;
  /** Lines of tables, at the end. */
  tables?: string;
  model?: string;
  /** `openai` is the built-in one. */
  provider?: string;
  /** How often a request, and a stream, is tried again; null leaves codex's own ladders. */
  retries?: number | null;
  wireApi?: string;
  /** Statistics are left on, as they are where no one says otherwise. */
  analytics?: boolean;
}

/** A model that no version has metadata for: the same request, and the same tools, from all of them. */
export const MODEL = "gpt-test";

const RETRIES = 1;
const IDLE_MS = 3000;

/**
 * config.toml that points codex at a Responses API, as a provider of its own: the built-in one tries a WebSocket first.
 *
 * @param origin of the scripted API.
 */
export function configToml(origin: string, changes: ConfigChanges = {}): string {
  const {
    top = "",
    tables = "",
    model = MODEL,
    provider = "lab",
    retries = RETRIES,
    wireApi = "responses",
  } = changes;
  return [
    `model = "${model}"`,
    `model_provider = "${provider}"`,
    top,
    "[model_providers.lab]",
    'name = "Lab"',
    `base_url = "${origin}/v1"`,
    'env_key = "LAB_API_KEY"',
    `wire_api = "${wireApi}"`,
    ...(retries === null ? [] : limits(retries)),
    // They cost five seconds at the end of every run.
    ...(changes.analytics ? [] : ["[analytics]", "enabled = false"]),
    tables,
    "",
  ].join("\n");
}

/** The same as `files` of a run; the recorder puts the API's address in. */
export function configFile(changes: ConfigChanges): Record<string, string> {
  return { "~/.codex/config.toml": configToml("{{api}}", changes) };
}

function limits(retries: number): string[] {
  return [
    `request_max_retries = ${retries}`,
    `stream_max_retries = ${retries}`,
    `stream_idle_timeout_ms = ${IDLE_MS}`,
  ];
}
