import type { Adapter, HealthCheck, Parser, ParserOptions } from "../../contracts/cli/v1/adapter.ts";
import { RecordStreamParser } from "../shared/parser/record-stream-parser.ts";
import { configSchema, type GrokVibeConfig } from "./config.ts";
import { interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { finishRun } from "./parser/finish-run.ts";
import { reduceRecord } from "./parser/reduce-record.ts";
import { newRunState } from "./parser/run-state.ts";
import { WORK_TOOLS } from "./work-tools.ts";

/** What `--version` prints is written into the program and is not the version of its package. */
const PACKAGES: ReadonlyMap<string, string> = new Map([["1.0.1", "0.0.34"]]);

/** `grok --version` prints a bare number; that of the one recorded package is known. */
const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    const printed = /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
    return printed === null ? null : (PACKAGES.get(printed) ?? printed);
  },
};

/** The adapter for the community's CLI for Grok, `grok` of the package @vibe-kit/grok-cli. It knows no sessions. */
const adapter: Adapter<GrokVibeConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  healthCheck,
  interactiveInvocation,
};

export default adapter;

/** A fresh parser for one run: headless, this CLI prints one message a line and nothing else. */
function parser(options: ParserOptions): Parser {
  return new RecordStreamParser(
    { newState: newRunState, reduce: reduceRecord, finish: finishRun, work: WORK_TOOLS },
    options,
  );
}
