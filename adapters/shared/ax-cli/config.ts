import { z } from "zod";

const word = z.string().trim().min(1);

/**
 * What a user of an adapter of this family may set once for all runs. A request's own words win.
 *
 * @param command name of the executable where none is set.
 */
export function axConfigSchema(command: string) {
  return z.strictObject({
    command: word.default(command).describe("Name or path of the executable."),
    model: word.optional().describe("Model id, or one of the manifest's short aliases."),
    baseUrl: word.optional().describe("Address of the API, in place of the vendor's own."),
    maxTurns: z
      .number()
      .int()
      .positive()
      .optional()
      .describe("Rounds of tool calls after which the CLI gives up."),
    think: z.boolean().optional().describe("Whether the model thinks first; left out: as the CLI decides."),
  });
}

export type AxConfig = z.infer<ReturnType<typeof axConfigSchema>>;
