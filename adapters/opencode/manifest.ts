import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const NOT_ON_STDOUT =
  "Outside of records, stdout holds the model's texts and the help of older versions, never an error: text mode prints those on stderr.";

const TEXT_MODE =
  "Text mode prints the sentence of the error record on stderr. The recording of that is a refused login; the path is the same.";

const NEVER_SILENT =
  "Reported by a record or on stderr; both streams stay empty only while the CLI tries again for ever, or waits for the model, until it is killed.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  rate_limit: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  authentication: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  validation: { exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  server: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  timeout: { stdout: NOT_ON_STDOUT },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
});

/** The flags that pass the wishes of a request; a system prompt is on stdin. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  effort: "--variant",
  session: "--session",
  fork: "--fork",
  skipPermissions: "--auto",
  images: "--file",
} as const satisfies WishFlags;

/**
 * Who this adapter is and what it claims. The CLI has no list of models of its own: a model is `provider/model`, as the
 * user's configuration names them.
 *
 * `step_finish` is no terminal record: one ends each model call, and the process may be at work or wait for a minute
 * between two of them.
 */
export const manifest: Manifest = {
  id: "opencode",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "opencode",
  aliases: ["opencode_local", "opencode-ai"],
  commands: ["opencode"],
  install: "npm install -g opencode-ai",
  cliVersions: ">=0.5.29 <=1.18.33",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "text"],
  terminalRecords: { "stream-json": null, text: null },
  capabilities: {
    streaming: true,
    sessions: true,
    tools: true,
    thinking: true,
    usage: true,
    cost: true,
    model: true,
    quota: false,
    stopReason: true,
    interactive: true,
    fileChanges: true,
    plans: true,
    compactions: true,
    denials: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["run", "--format", "json", "--thinking"],
  models: [],
  defaultModel: null,
  shortAliases: {},
  errorCoverage,
};
