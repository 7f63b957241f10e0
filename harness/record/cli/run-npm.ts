import { spawn } from "node:child_process";
import { childEnvironment } from "../../../adapters/shared/run/child/child-environment.ts";
import { onInterrupt } from "../../lib/interrupt.ts";
import { endGroup } from "../../lib/living-processes.ts";

/** What npm said and how it ended. */
export interface NpmResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Settings by which a user says where the registry is and how to reach it. */
const SETTINGS = [
  "registry",
  "cache",
  "userconfig",
  "globalconfig",
  "offline",
  "prefer_offline",
  "cafile",
  "strict_ssl",
  "proxy",
  "https_proxy",
  "noproxy",
].map((name) => `npm_config_${name}`);

/** A registry that cannot be reached must not cost minutes. */
const PATIENCE = [
  "--fetch-retries=1",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=3000",
  "--fetch-timeout=120000",
  "--no-update-notifier",
];

/** Running npms; none outlives this process. */
const running = new Set<number>();
onInterrupt(() => {
  for (const pid of running) endGroup(pid);
});

/**
 * Runs npm in a folder, with an allow-list of the environment. Never rejects; where npm cannot be started, `stderr`
 * says so and `code` is null.
 */
export function runNpm(words: readonly string[], cwd: string): Promise<NpmResult> {
  const child = spawn("npm", [...words, ...PATIENCE], {
    cwd,
    env: childEnvironment(process.env, SETTINGS, {}),
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
    shell: process.platform === "win32",
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (bytes) => {
    output.stdout += bytes;
  });
  child.stderr.on("data", (bytes) => {
    output.stderr += bytes;
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      if (pid !== undefined) running.delete(pid);
      resolve({ code, ...output });
    };
    child.on("error", (cause) => {
      output.stderr += cause.message;
      end(null);
    });
    child.on("close", end);
  });
}

/** npm's own reason in one line: its code (E404, ENOTFOUND) and its first sentence. */
export function npmReason({ stderr }: NpmResult): string {
  const lines = stderr.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.+)$/.exec(line)?.[1] ?? []);
  const code = lines.find((line) => line.startsWith("code "))?.slice("code ".length);
  const sentence = lines.find((line) => !/^(?:code|errno|syscall) /.test(line));
  if (code !== undefined && UNREACHABLE.has(code)) return `the registry cannot be reached (${code})`;
  return [code, sentence ?? stderr.trim().split("\n")[0]].filter(Boolean).join(": ") || "npm gave no reason";
}

const UNREACHABLE = new Set([
  "ENOTFOUND",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "ENOTCACHED",
  "ERR_SOCKET_TIMEOUT",
  "UND_ERR_CONNECT_TIMEOUT",
]);
