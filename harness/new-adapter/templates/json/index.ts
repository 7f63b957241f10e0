import type { Adapter } from "cliproof/contract";
import { idCodec } from "cliproof/shared/outcome/id-codec";
import { z } from "zod";
import { parser } from "./parser.js";

const configSchema = z.strictObject({
  command: z.string().min(1).default("newcli").describe("Name or path of the executable."),
  model: z.string().min(1).optional().describe("Model; without one the CLI chooses."),
});

/** The adapter for newcli, a CLI that prints one JSON document. */
const adapter: Adapter<z.infer<typeof configSchema>> = {
  manifest: {
    id: "newcli",
    version: "0.1.0",
    provider: "newcli",
    commands: ["newcli"],
    cliVersions: ">=1.0.0",
    transport: "cli",
    promptStyle: "stdin",
    outputFormats: ["json"],
    // Where the type of a record is, if not in `type`: recordKeys: ["event"]. Fields with token counts that have
    // neither `usage` nor `token` in their names: usageKeys: ["tok"].
    // A record is named by its type, or as here by a field that it has.
    terminalRecords: { json: ".ok" },
    capabilities: { streaming: true, sessions: true, usage: true, model: true },
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
