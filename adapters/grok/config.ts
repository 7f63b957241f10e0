import { z } from "zod";

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("grok").describe("Name or path of the executable."),
  model: word.optional().describe("Model id, or a key of `[model.…]` in the CLI's own config.toml."),
  effort: word.optional().describe("How long a reasoning model may think: `low`, `high` ..."),
  streamFormat: z
    .enum(["streaming-json", "streaming-messages-json"])
    .default("streaming-json")
    .describe("Which of the CLI's two streams of records is asked for; both are understood."),
  denyRules: z.array(word).default([]).describe("Rules of what is refused, as `Bash(git push*)`."),
  webSearch: z.boolean().default(true).describe("Whether the tools that go to the web are there."),
});

export type GrokConfig = z.infer<typeof configSchema>;
