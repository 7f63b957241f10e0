import type { Adapter } from "cliproof/contract";
import { idCodec } from "cliproof/shared/outcome/id-codec";
import { z } from "zod";
import { parser } from "./parser.js";

const configSchema = z.strictObject({
  command: z.string().min(1).default("newcli").describe("Name or path of the executable."),
  model: z.string().min(1).optional().describe("Model; without one the CLI chooses."),
});

/** The adapter for newcli, a CLI that prints one JSON record a line. */
const adapter: Adapter<z.infer<typeof configSchema>> = {
  manifest: {
    id: "newcli",
    version: "0.1.0",
    provider: "newcli",
    commands: ["newcli"],
    cliVersions: ">=1.0.0",
    transport: "cli",
    promptStyle: "stdin",
    outputFormats: ["stream-json"],
    // Where the type of a record is, if not in `type`: recordKeys: ["event"]. Fields with token counts that have
    // neither `usage` nor `token` in their names: usageKeys: ["tok"].
    // The record that ends a run. Where there is none: null, and the parser must not wait for it.
    terminalRecords: { "stream-json": "done" },
    capabilities: { streaming: true, sessions: true, tools: true, usage: true, model: true },
    // What a request may ask for besides its prompt, and the flags of a start that asks for nothing.
    requests: ["model", "session"],
    plainStart: ["--json"],
  },
  configSchema,
  invocation({ prompt, session, model, env }, config) {
    const chosen = model ?? config.model;
    return {
      command: config.command,
      // Tied to its flag, a value cannot become a flag of its own.
      args: [
        "--json",
        ...(chosen === undefined ? [] : [`--model=${chosen}`]),
        ...(session === undefined ? [] : [`--resume=${session.id}`]),
      ],
      stdin: prompt,
      env: { ...env },
    };
  },
  parser,
  sessionCodec: idCodec("sessionId"),
  healthCheck: {
    args: ["--version"],
    parseVersion: (printed) => /(\d+\.\d+\.\d+)/.exec(printed)?.[1] ?? null,
  },
};
export default adapter;
