/** Where grok looks for its settings. */
export const CONFIG_FILE = "~/.grok/config.toml";

/** Nothing is fetched. */
export const UNATTENDED = "[cli]\nauto_update = false\n";

/** The API that grok speaks with a model of the user's own. */
export type Backend = "chat_completions" | "messages";

/** The key that the settings give the model; grok's messages stream calls the model so. */
export const MODEL_KEY = "lab";
export const MODEL = "lab-model";

/** Settings of a model behind another API than xAI's. A request that fails is made `retries` times more. */
export function config(
  apiOrigin: string,
  { backend = "chat_completions" as Backend, retries }: { backend?: Backend; retries?: number } = {},
): string {
  const lines = [
    "[models]",
    `default = "${MODEL_KEY}"`,
    ...(retries === undefined ? [] : [`max_retries = ${retries}`]),
    `[model.${MODEL_KEY}]`,
    `model = "${MODEL}"`,
    `base_url = "${apiOrigin}/v1"`,
    'name = "Lab"',
    'api_key = "test-key-000"',
    "context_window = 200000",
    `api_backend = "${backend}"`,
  ];
  return `${UNATTENDED}${lines.join("\n")}\n`;
}

/** For a run's own files, which are written before it is known where the API listens. */
export const withConfig = (options: Parameters<typeof config>[1]) => ({
  [CONFIG_FILE]: config("{{api}}", options),
});
