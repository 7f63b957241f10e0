/** A chunk with a delta, as OpenRouter sends it. */
export function chunk(delta: object, finish: string | null = null, more: object = {}): object {
  return {
    id: "gen-1",
    model: "openai/gpt-5.2",
    object: "chat.completion.chunk",
    created: 1,
    choices: [{ index: 0, delta: { role: "assistant", content: "", ...delta }, finish_reason: finish }],
    ...more,
  };
}

/** The body of a response that streams these, and ends. */
export function sse(...records: object[]): string {
  return `: OPENROUTER PROCESSING\n\n${records.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("")}data: [DONE]\n\n`;
}

export const USAGE = {
  prompt_tokens: 194,
  completion_tokens: 12,
  total_tokens: 206,
  cost: 0.00095,
  prompt_tokens_details: { cached_tokens: 100, cache_write_tokens: 20 },
  completion_tokens_details: { reasoning_tokens: 5 },
};

/** A good answer in three pieces, with figures. */
export const GOOD = sse(
  chunk({ content: "Bonjour" }),
  chunk({ content: ", ça va ? " }),
  chunk({ content: "🦜" }),
  chunk({}, "stop"),
  chunk({}, "stop", { usage: USAGE }),
);
