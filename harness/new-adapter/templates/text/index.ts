import type { Adapter } from "cliproof/contract";
import { z } from "zod";
import { parser } from "./parser.js";

const configSchema = z.strictObject({
  command: z.string().min(1).default("newcli").describe("Name or path of the executable."),
  model: z.string().min(1).optional().describe("Model; without one the CLI chooses."),
});

/** The adapter for newcli, a CLI that prints its answer as plain text. */
const adapter: Adapter<z.infer<typeof configSchema>> = {
  manifest: {
    id: "newcli",
    version: "0.1.0",
    provider: "newcli",
    commands: ["newcli"],
    cliVersions: ">=1.0.0",
    transport: "cli",
    promptStyle: "stdin",
    outputFormats: ["text"],
    terminalRecords: { text: null },
    capabilities: {},
    // What a request may ask for besides its prompt, and the flags of a start that asks for nothing.
    requests: ["model"],
    plainStart: ["--quiet"],
  },
  configSchema,
  invocation({ prompt, model, env }, config) {
    const chosen = model ?? config.model;
    return {
      command: config.command,
      // Tied to its flag, a value cannot become a flag of its own.
      args: ["--quiet", ...(chosen === undefined ? [] : [`--model=${chosen}`])],
      stdin: prompt,
      env: { ...env },
    };
  },
  parser,
  healthCheck: {
    args: ["--version"],
    parseVersion: (printed) => /(\d+\.\d+\.\d+)/.exec(printed)?.[1] ?? null,
  },
};
export default adapter;
