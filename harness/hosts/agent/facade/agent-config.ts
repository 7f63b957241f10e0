import { z } from "zod";

const word = z.string().trim().min(1);

/** As the document's three plugins do. */
const COMMAND_TIMEOUT_MS = 600_000;
const GRACE_MS = 5000;
const QUOTA_CACHE_MS = 30 * 60_000;

/** What a host may set for a plugin. Times are milliseconds. */
export const agentConfigSchema = z.strictObject({
  model: word.optional().describe("Model or short alias; left out, the CLI's own choice."),
  cli_path: word.optional().describe("Executable, in place of the CLI's name on PATH."),
  command_timeout_ms: z.int().positive().default(COMMAND_TIMEOUT_MS),
  kill_grace_ms: z.int().positive().default(GRACE_MS).describe("From SIGTERM to SIGKILL."),
  skip_permissions: z
    .boolean()
    .default(true)
    .describe("Whether every tool is approved: no one is there to ask."),
  auth_env: z.array(word).default([]).describe("Variables of the host that this CLI gets, such as its key."),
  context_window: z.int().positive().nullable().default(null).describe("Tokens, where the host knows."),
  cli: z.record(z.string(), z.unknown()).default({}).describe("Settings of the CLI's own adapter."),
  quota: z
    .strictObject({
      credentials_file: word.describe(
        "File of the CLI with its OAuth token, ~ for the home folder, or keychain:NAME on macOS.",
      ),
      endpoint: z.url({ protocol: /^https?$/ }),
      cache_ms: z.int().min(0).default(QUOTA_CACHE_MS),
    })
    .optional()
    .describe("Where to ask for quota; left out, no one is asked and no file is read."),
});

export type AgentConfig = z.output<typeof agentConfigSchema>;
