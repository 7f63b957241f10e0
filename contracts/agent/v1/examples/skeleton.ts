import { type ChildProcess, spawn } from "node:child_process";
import { z } from "zod";
import {
  AdapterMethodError,
  createAdapterError,
} from "../../../../harness/hosts/agent/facade/adapter-error.ts";
import { AgentAdapter } from "../../../../harness/hosts/agent/facade/agent-adapter.ts";
import type {
  AgentCapabilities,
  AgentRunRequest,
  AgentRunResult,
  HealthStatus,
  InitResult,
  PluginManifest,
} from "../agent-adapter.ts";
import { buildAgentEnv } from "./build-agent-env.ts";

/**
 * The plugin as its document sketches it, filled in to the letter and no further: one child in a field, output gathered
 * and parsed at the end, no signal, no trace, stderr read when all is over. It works on good days; certify says which
 * promises it does not keep (skeleton.test.ts).
 */
const SketchConfigSchema = z.object({
  model: z.string().default("claude-sonnet-5-5"),
  cli_path: z.string().default("claude"),
  command_timeout_ms: z.number().int().positive().default(600_000),
});

export default class SketchPlugin extends AgentAdapter {
  private config!: z.output<typeof SketchConfigSchema>;
  private activeProcess: ChildProcess | null = null;

  protected override doRun(request: AgentRunRequest): Promise<AgentRunResult> {
    const args = ["--print", "--model", this.config.model, "--output-format", "stream-json", "--verbose"];
    const prompt = request.system_prompt
      ? `[SYSTEM INSTRUCTIONS]\n${request.system_prompt}\n[END SYSTEM INSTRUCTIONS]\n\n${request.prompt}`
      : request.prompt;
    const startMs = Date.now();
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const stderrChunks: Buffer[] = [];
      const child = spawn(this.config.cli_path, args, {
        stdio: ["pipe", "pipe", "pipe"],
        timeout: this.config.command_timeout_ms,
        env: buildAgentEnv(process.env),
        cwd: request.cwd ?? undefined,
      });
      this.activeProcess = child;
      child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
      child.stderr.on("data", (chunk: Buffer) => stderrChunks.push(chunk));
      child.on("close", (code) => {
        this.activeProcess = null;
        if (code !== 0) {
          const stderr = Buffer.concat(stderrChunks).toString("utf-8");
          const message = `CLI exited with code ${code}: ${stderr}`;
          reject(new AdapterMethodError(createAdapterError("cli_error", message, { retryable: true })));
          return;
        }
        resolve({
          content: answerIn(Buffer.concat(chunks).toString("utf-8")),
          cost_usd: null,
          duration_ms: Date.now() - startMs,
          usage: null,
        });
      });
      child.on("error", ({ message }) => {
        this.activeProcess = null;
        reject(new AdapterMethodError(createAdapterError("spawn_error", `Failed to spawn CLI: ${message}`)));
      });
      child.stdin.on("error", () => {});
      child.stdin.write(prompt);
      child.stdin.end();
    });
  }

  override getCapabilities(): AgentCapabilities {
    return {
      model_id: this.config?.model ?? "claude-sonnet-5-5",
      supports_usage_reporting: false,
      supports_quota_reporting: false,
      supports_activity_streaming: false,
      context_window: null,
    };
  }

  protected override doInitialize(config: Record<string, unknown>): Promise<InitResult> {
    const parsed = SketchConfigSchema.safeParse(config);
    if (!parsed.success)
      return Promise.resolve({ success: false, message: `Invalid config: ${parsed.error.message}` });
    this.config = parsed.data;
    return Promise.resolve({ success: true, message: null });
  }

  protected override doShutdown(): Promise<void> {
    this.activeProcess?.kill("SIGTERM");
    this.activeProcess = null;
    return Promise.resolve();
  }

  protected override doHealthCheck(): Promise<HealthStatus> {
    return new Promise((resolve) => {
      const child = spawn(this.config.cli_path, ["--version"], {
        timeout: 5000,
        env: buildAgentEnv(process.env),
      });
      const chunks: Buffer[] = [];
      child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
      child.on("close", (code) => {
        const version = Buffer.concat(chunks).toString("utf-8").trim();
        resolve({
          healthy: code === 0,
          message: code === 0 ? `CLI v${version}` : "CLI not available",
          details: code === 0 ? { version } : null,
        });
      });
      child.on("error", () => resolve({ healthy: false, message: "CLI not found", details: null }));
    });
  }
}

function answerIn(raw: string): string {
  let content = "";
  for (const line of raw.split("\n").filter((one) => one.trim().length > 0)) {
    try {
      const parsed = JSON.parse(line) as Record<string, unknown>;
      if (parsed.type === "result") content = String(parsed.result);
    } catch {
      // No record.
    }
  }
  return content;
}

export const manifest: PluginManifest = {
  id: "my-agent",
  type: "agent",
  version: "1.0.0",
  name: "My Agent CLI",
  description: "agent reasoning via My CLI process",
  critical: true,
  requirements: [{ type: "binary", name: "claude" }],
  entry: "builtin",
  adapter_meta: { provider_type: "cli" },
  contributes: { events: ["cost.incurred"] },
};
