import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";

/**
 * The claude adapter as its document shows it, filled in to the letter and no further: the arguments in its order, its
 * error patterns, its codec, its runner with two stages of ending. It works on good days; certify says which promises
 * it does not keep (skeleton.test.ts).
 */
const adapter = {
  type: "claude_local",
  name: "Claude Code (local)",
  providerId: "claude-code",
  executionEngine: "structured_cli" as const,
  supportsSessionResume: true,
  supportsDetachedRuns: true,
  models: [{ id: "sonnet" }, { id: "opus" }],
  effortLevels: [
    { id: "low", name: "Low" },
    { id: "high", name: "High" },
  ],
  sessionCodec: {
    deserialize(raw: unknown) {
      const resumeId = (raw as { resumeId?: unknown } | null)?.resumeId;
      return typeof resumeId === "string" && resumeId ? { resumeId } : null;
    },
    serialize(params: Record<string, unknown>) {
      return params?.resumeId ? { resumeId: params.resumeId } : null;
    },
    getDisplayId(params: Record<string, unknown>) {
      return params.resumeId ? `Claude · ${String(params.resumeId).slice(0, 8)}` : null;
    },
  },

  async testEnvironment() {
    const { exitCode } = await runChildProcess("claude", ["--version"], {}).catch(() => ({ exitCode: 127 }));
    const level = exitCode === 0 ? "pass" : "fail";
    const hint = level === "fail" ? { hint: "Install Claude Code." } : {};
    return { status: level, checks: [{ code: "cli", level, message: "claude --version", ...hint }] };
  },

  async execute(ctx: Context) {
    const [model, effort, systemPrompt] = ["model", "effort", "systemPrompt"].map((key) =>
      readStringConfig(ctx.config, key),
    );
    const args = ["-p", "--output-format", "stream-json", "--include-partial-messages", "--verbose"];
    args.push("--dangerously-skip-permissions");
    if (ctx.sessionId) args.push("--resume", ctx.sessionId);
    if (model) args.push("--model", model);
    if (effort) args.push("--effort", effort);
    if (systemPrompt) args.push("--system-prompt", systemPrompt);
    ctx.onMeta?.({ command: "claude", args, env: { ...process.env } });
    const ended = await runChildProcess("claude", args, ctx);
    const parsed = consume(ended.stdout);
    const failed = ended.exitCode !== 0 ? classifyError(ended.stderr, ended.exitCode) : null;
    return {
      exitCode: ended.exitCode,
      signal: ended.signal,
      timedOut: ended.timedOut,
      usage: parsed.usage,
      sessionId: parsed.sessionId,
      sessionParams: parsed.sessionId ? { resumeId: parsed.sessionId } : null,
      sessionDisplayId: parsed.sessionId ? `Claude · ${parsed.sessionId.slice(0, 8)}` : null,
      provider: "claude-code",
      model: parsed.model,
      billingType: "subscription" as const,
      summary: parsed.text.split("\n").find((line) => line.trim() !== "") ?? null,
      output: parsed.text,
      errorMessage: failed ? ended.stderr || failed.kind : null,
      errorCode: failed?.kind ?? null,
      clearSession: failed?.kind === "session_expired",
    };
  },

  classifyError,
};
export default adapter;

interface Context {
  config: Record<string, unknown>;
  prompt: string;
  cwd: string;
  timeoutMs?: number;
  graceMs?: number;
  sessionId?: string | null;
  onLog?(stream: string, chunk: string): void;
  onMeta?(meta: object): void;
  onSpawn?(meta: object): void;
}

const PATTERNS: [string, RegExp][] = [
  ["cli_not_found", /ENOENT|command not found|no such file or directory/i],
  ["auth_expired", /not logged in|unauthorized|missing api key|401|403|token expired/i],
  ["rate_limited", /rate.?limit|429|too many requests|resource.?exhausted/i],
  ["session_expired", /no conversation found|session not found|resume invalid/i],
  ["context_exceeded", /context length exceeded|prompt too long|tokens exceed/i],
  ["transport", /ECONNREFUSED|ECONNRESET|socket hang up|fetch failed/i],
  ["timeout", /timed out|deadline.exceeded/i],
];

function classifyError(stderr: string, _exitCode: number | null) {
  const kind = PATTERNS.find(([, pattern]) => pattern.test(stderr))?.[0] ?? "unknown";
  return { kind, hint: `See what claude says about ${kind}.` };
}

function readStringConfig(config: Record<string, unknown>, key: string): string | undefined {
  const value = config[key];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

let cached: { mtimeMs: number; values: NodeJS.Dict<string> } | undefined;

/** The document names the parts of the PATH; the inherited ones come first, so that a stand-in is found. */
export function withAdapterRuntimeEnv(env: NodeJS.Dict<string>): NodeJS.Dict<string> {
  const PATH = [
    env.PATH ?? process.env.PATH,
    path.join(homedir(), ".local/bin"),
    "/usr/local/bin",
    "/opt/homebrew/bin",
  ].join(path.delimiter);
  const file = path.join(homedir(), ".cabinet.env");
  if (!existsSync(file)) return { ...env, PATH };
  const { mtimeMs } = statSync(file);
  if (cached?.mtimeMs !== mtimeMs) cached = { mtimeMs, values: parseEnv(readFileSync(file, "utf8")) };
  return { ...cached.values, ...env, PATH };
}

function runChildProcess(command: string, args: string[], ctx: Partial<Context>) {
  return new Promise<{
    exitCode: number | null;
    signal: string | null;
    timedOut: boolean;
    stdout: string;
    stderr: string;
  }>((resolve, reject) => {
    const env = withAdapterRuntimeEnv(process.env);
    const child = spawn(command, args, { cwd: ctx.cwd, env, stdio: "pipe", detached: true });
    const printed = { stdout: "", stderr: "" };
    let timedOut = false;
    const kill = (signal: NodeJS.Signals) => process.kill(-child.pid!, signal);
    const timer = setTimeout(() => {
      timedOut = true;
      kill("SIGTERM");
      setTimeout(() => child.exitCode === null && kill("SIGKILL"), ctx.graceMs ?? 5000).unref();
    }, ctx.timeoutMs ?? 600_000);
    child.on("error", reject);
    child.on("spawn", () =>
      ctx.onSpawn?.({ pid: child.pid, processGroupId: child.pid, startedAt: new Date().toISOString() }),
    );
    for (const stream of ["stdout", "stderr"] as const)
      child[stream].on("data", (data) => {
        printed[stream] += data.toString();
        ctx.onLog?.(stream, data.toString());
      });
    child.on("close", (exitCode, signal) => {
      clearTimeout(timer);
      resolve({ exitCode, signal, timedOut, ...printed });
    });
    child.stdin.end(ctx.prompt ?? "");
  });
}

function consume(stdout: string) {
  const parsed = { text: "", sessionId: null as string | null, model: null as string | null };
  let usage: { inputTokens: number; outputTokens: number; cachedInputTokens: number } | undefined;
  for (const line of stdout.split("\n")) {
    if (!line.startsWith("{")) continue;
    const event = JSON.parse(line);
    if (event.session_id) parsed.sessionId = event.session_id;
    if (event.type === "system" && event.model) parsed.model = event.model;
    if (event.type !== "result") continue;
    parsed.text = event.result ?? "";
    if (event.usage === undefined) continue;
    usage = {
      inputTokens: event.usage.input_tokens,
      outputTokens: event.usage.output_tokens,
      cachedInputTokens: event.usage.cache_read_input_tokens,
    };
  }
  return { ...parsed, usage };
}
