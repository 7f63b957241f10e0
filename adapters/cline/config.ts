import { z } from "zod";

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("cline").describe("Name or path of the executable."),
  provider: word
    .optional()
    .describe("Provider id, such as anthropic; the last one that was used by default."),
  model: word.optional().describe("Model id, as the provider names it."),
  plan: z.boolean().default(false).describe("Plan without acting."),
  effort: z
    .enum(["none", "low", "medium", "high", "xhigh"])
    .optional()
    .describe("How much the model thinks, where it can."),
  retries: z.number().int().min(1).optional().describe("Mistakes in a row after which the run is given up."),
  configFolder: word.optional().describe("Folder of the CLI's configuration."),
  dataFolder: word.optional().describe("Folder of the CLI's own state, apart from that of the user."),
});

export type ClineConfig = z.infer<typeof configSchema>;
