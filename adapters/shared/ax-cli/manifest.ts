import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../errors/spawn-errors.ts";
import { namedModels } from "../invocation/named-models.ts";
import { claimedWishes, type WishFlags } from "../invocation/wishes.ts";

const REPORTED =
  "The CLI cannot be installed any more and was never recorded: reported fixtures show it, and those are no proof.";

const AT_START = "Told on stderr before a model is asked, never by a record.";

const BY_RECORD = "Told by a message of the assistant's, or by the error of the --json document, never here.";

const NOT_ON_STDOUT =
  "Outside of messages stdout holds the notice of an interactive start without a key, and the word of a CLI that was ended by SIGTERM.";

const NEVER_SILENT = "A message or a line reports every failure, unless the process is ended from outside.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  rate_limit: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  authentication: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: REPORTED, exit: NEVER_SILENT },
  validation: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: REPORTED, exit: NEVER_SILENT },
  network: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: REPORTED },
  server: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  timeout: { record: REPORTED, stdout: REPORTED, stderr: BY_RECORD, exit: REPORTED },
  not_found: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: REPORTED, exit: NEVER_SILENT },
  configuration: { record: REPORTED, stdout: REPORTED, stderr: AT_START, exit: NEVER_SILENT },
  unknown: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: REPORTED, exit: REPORTED },
});

/** The flags that pass the wishes of a request; a system prompt is ahead of the prompt. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  maxTurns: "--max-tool-rounds",
} as const satisfies WishFlags;

/** What distinguishes one CLI of the family from another: who it is, and its vendor's models. */
type Own = Required<Pick<Manifest, "id" | "aliases" | "models" | "defaultModel">>;

/**
 * Who an adapter of the family is and what it claims. No one has recorded the CLIs, so that what is claimed is what
 * their public source shows. They print no tokens, no cost, no session and no thoughts; the model is in `--json` only.
 *
 * Messages are printed when the agent has ended, all at once: one of the assistant without tool calls is the last one.
 */
export function axManifest(own: Own): Manifest {
  return {
    ...own,
    ...namedModels(own.models),
    version: "1.0.0",
    vendor: "cliproof",
    provider: own.id,
    commands: [own.id],
    cliVersions: ">=4.0.0 <=5.3.9",
    transport: "cli",
    promptStyle: "arg",
    // Linux ends one argument at 128 KiB; the rest is left to a system prompt, which is in the same one.
    maxPromptBytes: 120_000,
    outputFormats: ["stream-json", "json"],
    recordKeys: ["role"],
    terminalRecords: { "stream-json": "assistant", json: ".messages|.error" },
    capabilities: {
      streaming: true,
      stallWatch: true,
      sessions: false,
      tools: true,
      thinking: false,
      usage: false,
      cost: false,
      model: true,
      quota: false,
      interactive: true,
      fileChanges: true,
      plans: true,
      mcpServers: true,
    },
    requests: claimedWishes(WISH_FLAGS),
    plainStart: ["--json", "--prompt"],
    errorCoverage,
  };
}
