import { z } from "zod";

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("grok").describe("Name or path of the executable."),
  model: word.optional().describe("Model id, or one of the manifest's short aliases."),
  baseUrl: z.url().optional().describe("Address of the API, up to `/v1`."),
});

export type GrokVibeConfig = z.infer<typeof configSchema>;
