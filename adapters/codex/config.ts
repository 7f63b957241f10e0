import { z } from "zod";

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("codex").describe("Name or path of the executable."),
  model: word.optional().describe("Slug of the model."),
  effort: word.optional().describe("How much the model thinks, such as low or high."),
  sandbox: z
    .enum(["read-only", "workspace-write", "danger-full-access"])
    .optional()
    .describe("What commands of the model may touch; the CLI's default is read-only."),
  skipGitRepoCheck: z.boolean().default(true).describe("Run outside of a git repository too."),
  overrides: z
    .record(z.string().regex(/^[\w.-]+$/), word)
    .default({})
    .describe(
      "Values of config.toml by dotted path, each as TOML; they are passed as arguments: no secrets.",
    ),
});

export type CodexConfig = z.infer<typeof configSchema>;
