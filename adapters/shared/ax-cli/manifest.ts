import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";
import { namedModels } from "../invocation/named-models.ts";
import { errorCoverage } from "./error-coverage.ts";

/** What tells one CLI of the family from another: who it is, and its vendor's models. */
type Own = Required<Pick<Manifest, "id" | "aliases" | "models" | "defaultModel">>;

/**
 * Who an adapter of the family is and what it claims. Nobody has recorded the CLIs, so that what is claimed is what their
 * public source shows. They print no tokens, no cost, no session and no thoughts; the model stands in `--json` only.
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
    // Linux ends one argument at 128 KiB; the rest is left to a system prompt, which stands in the same one.
    maxPromptBytes: 120_000,
    outputFormats: ["stream-json", "json"],
    recordKeys: ["role"],
    terminalRecords: { "stream-json": "assistant", json: ".messages|.error" },
    capabilities: {
      streaming: true,
      sessions: false,
      tools: true,
      thinking: false,
      usage: false,
      cost: false,
      model: true,
      quota: false,
      interactive: true,
    },
    errorCoverage,
  };
}
