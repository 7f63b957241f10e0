import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const NOT_ON_STDOUT =
  "stdout holds records and nothing else: a failure is reported by a record, or on stderr before the first one.";

const NEVER_SILENT =
  "A failure is always reported, by a record or on stderr, unless the process was ended from outside.";

const RECORD_FIRST =
  "A failed model call is reported by records; stderr repeats the sentence, and the record has the word first.";

const AT_START = "Printed before the first record, on stderr: such starts are reported only.";

const NOT_A_RECORD = "What the CLI refuses at its start, and its own time limit, are reported on stderr.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, stderr: RECORD_FIRST, exit: NEVER_SILENT },
  rate_limit: { stdout: NOT_ON_STDOUT, stderr: RECORD_FIRST, exit: NEVER_SILENT },
  authentication: { stdout: NOT_ON_STDOUT, stderr: AT_START, exit: NEVER_SILENT },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, stderr: RECORD_FIRST },
  server: { stdout: NOT_ON_STDOUT, stderr: RECORD_FIRST, exit: NEVER_SILENT },
  timeout: { record: NOT_A_RECORD, stdout: NOT_ON_STDOUT, stderr: AT_START },
  not_found: { stdout: NOT_ON_STDOUT, stderr: RECORD_FIRST, exit: NEVER_SILENT },
  configuration: { record: NOT_A_RECORD, stdout: NOT_ON_STDOUT, stderr: AT_START, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, stderr: AT_START, exit: NEVER_SILENT },
});

/** One argument on Linux ends at 128 KiB, with the NUL behind it and the blank that a single word gets. */
const MAX_PROMPT_BYTES = 128 * 1024 - 2;

/** The flags that pass the wishes of a request. */
export const WISH_FLAGS = {
  systemPrompt: "--system",
  model: "--model",
  effort: "--thinking",
  session: "--id",
  skipPermissions: "--auto-approve",
} as const satisfies WishFlags;

/**
 * Who this adapter is and what it claims. A model is whatever the user's provider offers. The id that the stream shows
 * is no id of a session that `--id` takes, and `--id` cannot be had together with `--json`: no sessions.
 */
export const manifest: Manifest = {
  id: "cline",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "cline",
  aliases: ["cline-cli"],
  commands: ["cline"],
  install: "npm install -g cline",
  cliVersions: ">=2.0.0 <=3.0.65",
  transport: "cli",
  promptStyle: "arg",
  maxPromptBytes: MAX_PROMPT_BYTES,
  outputFormats: ["stream-json"],
  recordKeys: ["event.type", "type"],
  terminalRecords: { "stream-json": "run_result" },
  capabilities: {
    streaming: true,
    stallWatch: true,
    sessions: false,
    tools: true,
    thinking: true,
    usage: true,
    cost: true,
    model: true,
    quota: false,
    stopReason: true,
    interactive: true,
    fileChanges: true,
    mcpServers: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["--json", "--auto-approve", "false", "--tui"],
  models: [],
  defaultModel: null,
  shortAliases: {},
  errorCoverage,
};
