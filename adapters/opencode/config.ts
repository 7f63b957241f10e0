import { z } from "zod";

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("opencode").describe("Name or path of the executable."),
  model: word.optional().describe("Model as provider/model."),
  agent: word.optional().describe("Primary agent, such as build or plan."),
  effort: word.optional().describe("The provider's own word for the effort, such as high or minimal."),
  title: word
    .optional()
    .describe(
      "Title of a new session. Without one the CLI asks the small model for it, in a call that no figure shows.",
    ),
  thinking: z.boolean().default(true).describe("Whether the model's thoughts are printed as records."),
});

export type OpencodeConfig = z.infer<typeof configSchema>;
