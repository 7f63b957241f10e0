import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const AS_A_MESSAGE =
  "A failure in a run is reported as a message of the assistant; outside of records stdout holds no reason.";

const NOT_AT_START = "stderr reports refused starts only: a missing key, an unknown flag.";

const NEVER_SILENT =
  "A message or a line on stderr reports every failure. Only a signal ends a run in silence.";

const AT_START = "Printed before the first record, on stderr.";

const ENDED_FROM_OUTSIDE = "SIGTERM is reported on stdout, with exit code 0; SIGINT is reported nowhere.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: AS_A_MESSAGE, stderr: NOT_AT_START, exit: NEVER_SILENT },
  rate_limit: { stdout: AS_A_MESSAGE, stderr: NOT_AT_START, exit: NEVER_SILENT },
  authentication: { stdout: AS_A_MESSAGE, exit: NEVER_SILENT },
  validation: { exit: NEVER_SILENT },
  network: { stdout: AS_A_MESSAGE, stderr: NOT_AT_START },
  server: { stdout: AS_A_MESSAGE, stderr: NOT_AT_START, exit: NEVER_SILENT },
  timeout: { record: ENDED_FROM_OUTSIDE, stderr: ENDED_FROM_OUTSIDE },
  not_found: {
    record: "No model and no session can be asked for that the recorded server does not know.",
    stdout: AS_A_MESSAGE,
    stderr: NOT_AT_START,
    exit: NEVER_SILENT,
  },
  configuration: {
    record: AT_START,
    stdout: AS_A_MESSAGE,
    stderr: "A missing key is reported as a refused login.",
    exit: NEVER_SILENT,
  },
  unknown: { stderr: NOT_AT_START },
});

/** The flags that pass the wishes of a request; a system prompt is ahead of the prompt. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  maxTurns: "--max-tool-rounds",
} as const satisfies WishFlags;

/**
 * Who this adapter is and what it claims. An argument ends at 128 KiB on Linux; some room is left for a system prompt,
 * which is ahead of the prompt. The CLI shows no tokens, no model and no session.
 */
export const manifest: Manifest = {
  id: "grok-vibe",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "grok-vibe",
  aliases: ["vibe-kit-grok", "superagent-grok"],
  commands: ["grok"],
  install: "npm install -g @vibe-kit/grok-cli",
  cliVersions: "0.0.34",
  transport: "cli",
  promptStyle: "arg",
  maxPromptBytes: 120_000,
  outputFormats: ["stream-json"],
  recordKeys: ["role"],
  terminalRecords: { "stream-json": null },
  capabilities: {
    streaming: true,
    stallWatch: true,
    sessions: false,
    tools: true,
    thinking: false,
    usage: false,
    cost: false,
    model: false,
    quota: false,
    interactive: true,
    fileChanges: true,
    plans: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["--prompt"],
  ...namedModels([
    { id: "grok-code-fast-1", name: "Grok Code Fast 1", aliases: ["fast"] },
    { id: "grok-4-latest", name: "Grok 4", aliases: ["grok"] },
  ]),
  defaultModel: "grok-code-fast-1",
  errorCoverage,
};
