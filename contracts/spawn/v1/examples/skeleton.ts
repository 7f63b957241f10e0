import { spawn } from "node:child_process";

/**
 * The interface as its document sketches it, filled in to the letter and no further: output gathered and parsed at the
 * end, errors read where the document says, the exit code of the CLI passed on. It works on good days; certify says
 * which promises it does not keep (skeleton.test.ts).
 */
const adapter = {
  name: "claude",
  type: "cli" as const,
  defaultModel: "claude-sonnet-5-5",
  supportedModels: [{ id: "claude-sonnet-5-5" }, { id: "claude-opus-5-5" }],
  shortAliases: { sonnet: "claude-sonnet-5-5", opus: "claude-opus-5-5" },

  async isAvailable() {
    return new Promise<{ available: boolean; reason?: string }>((resolve) => {
      const child = spawn("claude", ["--version"], { stdio: "ignore" });
      child.on("error", (error) => resolve({ available: false, reason: error.message }));
      child.on("close", (code) => resolve({ available: code === 0 }));
    });
  },

  async spawn(options: { prompt: string; model?: string; timeoutMs?: number; cwd?: string }) {
    const args = ["-p", options.prompt, "--output-format", "stream-json", "--verbose"];
    if (options.model) args.push("--model", options.model);
    return new Promise((resolve, reject) => {
      const child = spawn("claude", args, { cwd: options.cwd, stdio: ["ignore", "pipe", "pipe"] });
      let stdout = "";
      child.stdout.on("data", (data) => {
        stdout += data.toString();
      });
      const timer = setTimeout(() => {
        child.kill();
        const error = new Error("Agent timed out");
        error.name = "TaskError";
        reject(error);
      }, options.timeoutMs ?? 120_000);
      child.on("error", reject);
      child.on("close", (code) => {
        clearTimeout(timer);
        resolve(parseStream(stdout, code ?? 0));
      });
    });
  },

  async spawnInteractive(_systemPrompt: string, model: string) {
    return new Promise<number>((resolve) => {
      const child = spawn("claude", ["--model", model], { stdio: "inherit" });
      child.on("close", (code) => resolve(code ?? 0));
    });
  },
};
export default adapter;

function parseStream(stdout: string, exitCode: number) {
  let text = "";
  let errorMessage: string | undefined;
  let apiErrorStatus: number | undefined;
  let usage: { costUsd: number } | undefined;
  for (const line of stdout.split("\n").filter((one) => one.trim() !== "")) {
    const event = JSON.parse(line);
    if (event.type !== "result") continue;
    text = event.result;
    usage = { costUsd: event.total_cost_usd };
    if (event.is_error) {
      errorMessage = event.result;
      apiErrorStatus = event.api_error_status;
    }
  }
  return { stdout: text, exitCode, usage, errorMessage, apiErrorStatus };
}

export function formatExitDetail(result: {
  stdout: string;
  errorMessage?: string;
  apiErrorStatus?: number;
}): string {
  if (result.errorMessage) {
    const status = result.apiErrorStatus ? ` (HTTP ${result.apiErrorStatus})` : "";
    const tip = result.apiErrorStatus === 404 ? "\n  Tip: pick a supported model." : "";
    return `\n  ${result.errorMessage}${status}${tip}`;
  }
  return result.stdout ? `\n  ${result.stdout.slice(0, 500)}` : "";
}
