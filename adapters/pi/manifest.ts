import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const NOT_ON_STDOUT =
  "stdout holds records or the model's texts and nothing else; every failure is reported by a record or on stderr.";

const NEVER_SILENT =
  "A failure is always reported, by a record or on stderr, unless the process was ended from outside.";

const TEXT_MODE =
  "Text mode prints the sentence of the last message on stderr; the one failed text run that was recorded is a refused login, and the path is the same.";

const KILLED =
  "A run that was killed had printed records before; one that is killed before its first record tells nothing at all.";

const AT_START = "Told before a model is asked, on stderr, in every format.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  rate_limit: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  authentication: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  server: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  timeout: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: KILLED },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { record: AT_START, stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
});

/** The flags that pass the wishes of a request; a system prompt is on stdin. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  effort: "--thinking",
  session: "--session",
  fork: "--fork",
} as const satisfies WishFlags;

/**
 * Who this adapter is and what it claims. The CLI has no list of models that holds for everybody: a model is one of the
 * providers that the user is logged in to, or of their models.json.
 *
 * `agent_end` closes one run of the loop, and another may follow it; since 0.80.4 `agent_settled` says that none will.
 */
export const manifest: Manifest = {
  id: "pi",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "pi",
  aliases: ["pi-coding-agent", "pi_coding_agent", "pi_local"],
  commands: ["pi"],
  install: "npm install -g @earendil-works/pi-coding-agent",
  cliVersions: ">=0.13.2 <=1.6.0",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "text"],
  terminalRecords: { "stream-json": { "<0.80.4": "agent_end", ">=0.80.4": "agent_settled" }, text: null },
  capabilities: {
    streaming: true,
    stallWatch: true,
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
    compactions: true,
    models: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["-p", "--mode", "json", "text"],
  models: [],
  defaultModel: null,
  shortAliases: {},
  errorCoverage,
};
