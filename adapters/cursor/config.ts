import { z } from "zod";

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word
    .default("cursor-agent")
    .describe("Name or path of the executable; newer versions have `agent` too."),
  model: word
    .optional()
    .describe("Model, by the name that the account's list has; a free plan takes `auto` only."),
  mode: z.enum(["plan", "ask"]).optional().describe("Read only: plan without acting, or answer questions."),
  trust: z
    .boolean()
    .default(true)
    .describe(
      "Whether the working directory is trusted. Without that, a run in a new one waits for a person for ever.",
    ),
  approveMcps: z.boolean().default(false).describe("Whether servers of tools are used without a question."),
  sandbox: z.enum(["enabled", "disabled"]).optional().describe("Whether commands run in the CLI's sandbox."),
});

export type CursorConfig = z.infer<typeof configSchema>;
