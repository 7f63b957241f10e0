import { z } from "zod";

/** Permission modes that every certified version knows. */
const PERMISSION_MODES = ["acceptEdits", "bypassPermissions", "dontAsk", "plan"] as const;

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("claude").describe("Name or path of the executable."),
  model: word.optional().describe("Alias or full name of the model."),
  maxTurns: z.int().min(1).optional().describe("Turns after which the CLI gives up."),
  maxBudgetUsd: z.number().positive().optional().describe("US dollars after which the CLI gives up."),
  effort: word.optional().describe("How much the model thinks, such as low or high (2.1.332)."),
  permissionMode: z.enum(PERMISSION_MODES).optional(),
  allowTools: z.array(word).optional().describe("Tools that need no approval, such as Bash(git log:*)."),
  systemPromptMode: z
    .enum(["append", "replace"])
    .default("append")
    .describe("Whether a request's system prompt is added to the CLI's own or takes its place."),
  maxRetries: z.int().min(0).optional().describe("Tries after a failed model call; the CLI's default is 10."),
});

export type ClaudeConfig = z.infer<typeof configSchema>;
