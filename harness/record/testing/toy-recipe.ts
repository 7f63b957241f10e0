import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { RecordingRecipe } from "../recipe.ts";
import type { RecordingJob } from "../record-scenario.ts";

const COMMAND = fileURLToPath(new URL("toy-cli.mjs", import.meta.url));

/** How the toy CLI is recorded. */
export const toyRecipe: RecordingRecipe = {
  package: () => "toy",
  defaultVersion: "1.0.0",
  bin: "toy-cli.mjs",
  setup: ({ apiOrigin }) => ({ env: { TOY_API: apiOrigin }, files: { "~/.toy": "a file of its own" } }),
  runs: ({ session }) => ({
    hello: { api: "success-text", argv: ["ask"], outputFormat: "stream-json" },
    again: {
      api: "success-text",
      argv: ["ask", session ?? "none"],
      outputFormat: "stream-json",
      after: "hello",
    },
    refused: { api: "auth-401", argv: ["ask"], outputFormat: "stream-json" },
    hang: {
      api: null,
      argv: ["hang"],
      outputFormat: "stream-json",
      timeoutMs: 1500,
      truth: { status: "error", category: "timeout", note: "It never ends." },
    },
    interrupted: {
      api: null,
      argv: ["hang"],
      outputFormat: "stream-json",
      signal: { name: "SIGINT", afterMs: 1000 },
      truth: { status: "error", category: "unknown", note: "Somebody had enough." },
    },
    strange: { api: "no-such-scenario", argv: ["ask"], outputFormat: "stream-json" },
  }),
  session: ({ stdout }) => /"id":"([^"]+)"/.exec(stdout)?.[1] ?? null,
  truth: (said, run) => ({
    kind: "run",
    outputFormat: run.outputFormat as "stream-json",
    status: said.status,
    content: said.answer,
    category: said.category,
    httpStatus: said.httpStatus,
    usage: null,
  }),
  volatile: ["id", "time", "pid"],
};

/** A job that records the toy CLI, as if it had been installed. */
export function toyJob(out: string): RecordingJob {
  return {
    provider: "toy",
    version: "1.0.0",
    cli: { folder: dirname(COMMAND), command: COMMAND, nodeFolder: dirname(process.execPath) },
    network: "not isolated",
    out,
  };
}
