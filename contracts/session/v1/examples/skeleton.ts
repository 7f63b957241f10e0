import { execFile } from "node:child_process";
import type { IPty } from "@lydell/node-pty";

type Listener = (event: { type: string; [field: string]: unknown }) => void;
type Args = {
  repoPath: string;
  task: { title: string; goal: string; constraints: string[]; acceptance: string[] };
  policy: { shellDenylist: string[]; requiresApprovalFor: string[] };
  env: Record<string, string>;
};

const RISKY: Record<string, string[]> = {
  merge: ["git merge", "gh pr merge"],
  deps_add: ["npm install", "pip install"],
  secrets: [".env"],
  deploy: ["kubectl apply", "npm publish"],
};

/**
 * The adapter as its document sketches it, filled in to the letter and no further: the CLI in a PTY, flags from --help,
 * touched files from `git diff --name-only` in intervals, approvals from risky commands in the stream. It works on good
 * days; certify says which promises it does not keep (skeleton.test.ts).
 */
class ClaudeCodeAdapter {
  id = "claude_code";
  listeners: Listener[] = [];
  pty: IPty | null = null;
  timer: NodeJS.Timeout | undefined;

  async detect() {
    const version = await printed("claude", ["--version"]);
    if (version === null) return { installed: false, details: "claude is not installed" };
    return { installed: true, version: version.trim() };
  }

  async capabilities() {
    const help = (await printed("claude", ["--help"])) ?? "";
    return {
      ptyStreaming: true,
      structuredEdits: "diff",
      supportsMCP: help.includes("mcp"),
      supportsNonInteractive: help.includes("--print"),
      supportsPlanAndExecute: help.includes("plan"),
      supportsPRFlow: "none",
    };
  }

  async startSession({ repoPath, task, policy, env }: Args) {
    const { spawn } = await import("@lydell/node-pty");
    const prompt = `${task.title}\n${task.goal}\n${task.constraints.join("\n")}\n${task.acceptance.join("\n")}`;
    this.emit({ type: "PROVIDER_STARTED", version: (await this.detect()).version ?? "unknown" });
    const pty = spawn("claude", [prompt], { cwd: repoPath, env: { ...process.env, ...env } });
    this.pty = pty;
    pty.onData((text) => {
      this.emit({ type: "PROVIDER_MESSAGE", text });
      for (const category of policy.requiresApprovalFor) {
        const command = RISKY[category]?.find((one) => text.includes(one));
        if (command) this.emit({ type: "REQUEST_APPROVAL", category, summary: command, risk: "high" });
      }
      const denied = policy.shellDenylist.find((one) => text.includes(one));
      if (denied) this.emit({ type: "REQUEST_APPROVAL", category: "shell", summary: denied, risk: "high" });
    });
    const timer = setInterval(async () => {
      const files = (await printed("git", ["diff", "--name-only"], repoPath)) ?? "";
      const paths = files.split("\n").filter(Boolean);
      if (paths.length === 0) return;
      this.emit({ type: "HINT_FILES_TOUCHED", paths, roomPath: paths[0]?.split("/")[0] });
      this.emit({ type: "HINT_DIFF_AVAILABLE", summary: `${paths.length} files changed` });
    }, 2000);
    this.timer = timer;
    pty.onExit(() => clearInterval(timer));
    return { sessionPid: pty.pid };
  }

  async sendInput(data: string) {
    this.pty?.write(data);
  }

  async stop() {
    clearInterval(this.timer);
    this.pty?.kill();
    this.pty = null;
  }

  onEvent(listener: Listener) {
    this.listeners.push(listener);
  }

  emit(event: Parameters<Listener>[0]) {
    for (const listener of this.listeners) listener(event);
  }
}

export default new ClaudeCodeAdapter();

function printed(command: string, args: string[], cwd?: string): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd }, (error, stdout) => resolve(error ? null : stdout));
  });
}
