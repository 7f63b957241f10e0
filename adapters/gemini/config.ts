import { z } from "zod";

/** Approval modes that every certified version knows. */
const APPROVAL_MODES = ["default", "auto_edit", "yolo"] as const;

const word = z.string().trim().min(1);

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("gemini").describe("Name or path of the executable."),
  model: word.optional().describe("Model, such as gemini-2.5-flash. Without one the CLI's router chooses."),
  approvalMode: z.enum(APPROVAL_MODES).optional().describe("Which tools run without being asked for."),
  allowTools: z.array(word).optional().describe("Tools that need no approval, such as run_shell_command."),
  skipTrust: z
    .boolean()
    .default(false)
    .describe(
      "Trust the working folder for this run; without it an untrusted one is refused (exit code 55).",
    ),
});

export type GeminiConfig = z.infer<typeof configSchema>;
