/** The model that models.json describes, with prices in US dollars for a million tokens. */
export const MODEL = "lab-model";
export const PRICES = { input: 1, output: 2, cacheRead: 0.1, cacheWrite: 1.25 };

export const MODELS_FILE = "~/.pi/agent/models.json";

/** No question to the makers about a newer version, and no statistics. */
export const ENVIRONMENT = { PI_OFFLINE: "1", PI_SKIP_VERSION_CHECK: "1", PI_TELEMETRY: "0" };

/**
 * models.json that points pi at a chat completions API.
 *
 * @param origin of the scripted API.
 */
export function modelsJson(origin: string): string {
  const model = {
    id: MODEL,
    name: "Lab Model",
    reasoning: true,
    input: ["text"],
    cost: PRICES,
    contextWindow: 200_000,
    maxTokens: 8192,
  };
  const lab = {
    baseUrl: `${origin}/v1`,
    api: "openai-completions",
    apiKey: "test-key-000",
    models: [model],
  };
  return JSON.stringify({ providers: { lab } }, null, 2);
}
