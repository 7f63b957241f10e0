import { z } from "zod";

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("copilot").describe("Name or path of the executable."),
  model: word.optional().describe("Model id, `auto`, or one of the manifest's short aliases."),
  agent: word.optional().describe("Name of a custom agent."),
  effort: z
    .enum(["none", "minimal", "low", "medium", "high", "xhigh", "max"])
    .optional()
    .describe("How long the model may think."),
  denyTools: z.array(word).default([]).describe("Tools that are refused, as `shell(git push)` or `write`."),
  customInstructions: z
    .boolean()
    .default(true)
    .describe("Whether AGENTS.md and its like in the working directory are read."),
});

export type CopilotConfig = z.infer<typeof configSchema>;
