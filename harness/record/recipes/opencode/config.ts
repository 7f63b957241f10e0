/** Where opencode looks for its settings. */
export const CONFIG_FILE = "~/.config/opencode/opencode.json";

/** Dollars for a million tokens, as the settings tell them to opencode, which adds them up. */
export const PRICES = { input: 1, output: 2, cache_read: 0.1, cache_write: 1.25 } as const;

/** Settings of a provider of one's own that speaks chat completions. */
export function config(apiOrigin: string): string {
  const model = {
    name: "Lab Model",
    reasoning: true,
    tool_call: true,
    cost: PRICES,
    limit: { context: 200_000, output: 8192 },
  };
  const lab = {
    npm: "@ai-sdk/openai-compatible",
    name: "Lab",
    options: { baseURL: `${apiOrigin}/v1`, apiKey: "test-key-000" },
    models: { "lab-model": model },
  };
  return JSON.stringify({
    provider: { lab },
    model: "lab/lab-model",
    small_model: "lab/lab-model",
    ...UNATTENDED,
  });
}

/** Nothing is fetched and nothing is published. */
export const UNATTENDED = { autoupdate: false, share: "disabled" } as const;
