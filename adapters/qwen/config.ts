import { z } from "zod";

/** Approval modes that every certified version knows. */
const APPROVAL_MODES = ["plan", "default", "auto-edit", "yolo"] as const;

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("qwen").describe("Name or path of the executable."),
  model: word.optional().describe("Model, such as qwen3-coder-plus. Without one the CLI's settings choose."),
  approvalMode: z.enum(APPROVAL_MODES).optional().describe("Which tools run without being asked for."),
  allowTools: z.array(word).optional().describe("Tools that need no approval, such as run_shell_command."),
  authType: word.optional().describe("How to log in, such as openai (0.5 and later)."),
  maxToolCalls: z.int().min(1).optional().describe("Tool calls after which the CLI gives up (0.24)."),
  maxWallSeconds: z.int().min(1).optional().describe("Seconds after which the CLI gives up (0.24)."),
});

export type QwenConfig = z.infer<typeof configSchema>;
