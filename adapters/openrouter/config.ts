import { z } from "zod";
import { isSafeUrl } from "../shared/api/api-access.ts";

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. The key is no setting. */
export const configSchema = z.strictObject({
  baseUrl: word
    .refine(isSafeUrl, "an https address without a user, a query or a fragment; http only for this machine")
    .default("https://openrouter.ai/api/v1")
    .describe("Address that the paths of the API are put behind."),
  model: word.optional().describe("Model, such as openai/gpt-5.2; left out, the account's default."),
  models: z.array(word).optional().describe("Models to fall back to, in this order."),
  maxTokens: z.int().min(1).optional().describe("Tokens that the answer may have, reasoning included."),
  temperature: z.number().min(0).max(2).optional(),
  effort: z
    .enum(["minimal", "low", "medium", "high", "xhigh"])
    .optional()
    .describe("How much the model thinks."),
  siteUrl: word.optional().describe("Address of the calling app, for OpenRouter's rankings."),
  siteTitle: word
    .regex(/^[\x20-\x7e]+$/, "printable ASCII")
    .optional()
    .describe("Name of the calling app."),
});

export type OpenRouterConfig = z.infer<typeof configSchema>;
