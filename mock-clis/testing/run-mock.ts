import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";

export const MOCKS = fileURLToPath(new URL("../", import.meta.url));
export const FIXTURES = path.join(MOCKS, "../fixtures/cli-outputs");

/** Arguments of a plain run of each CLI, as a wrapper starts it. */
export const PLAIN: Record<string, readonly string[]> = {
  claude: ["-p", "--output-format", "stream-json", "--verbose"],
  codex: ["exec", "--json"],
  gemini: ["-p", "", "-o", "stream-json", "--yolo"],
  opencode: ["run", "--format", "json"],
};

export interface MockRunOptions {
  /** Bytes for stdin, which is closed behind them. */
  input?: string | Uint8Array;
  /** Put into the environment, which has nothing else but PATH. */
  env?: Record<string, string>;
  cwd?: string;
}

export interface MockRunResult {
  stdout: Buffer;
  stderr: Buffer;
  code: number | null;
  signal: string | null;
}

/** Starts a mock by its name on PATH and waits for its end. */
export async function runMock(
  provider: string,
  args: readonly string[] = PLAIN[provider] ?? [],
  { input = "", env = {}, cwd }: MockRunOptions = {},
): Promise<MockRunResult> {
  const result = await execa(path.join(MOCKS, provider, commandOf(provider)), args, {
    input,
    encoding: "buffer",
    extendEnv: false,
    env: { PATH: pathWith(path.join(MOCKS, provider)), ...env },
    reject: false,
    stripFinalNewline: false,
    maxBuffer: 64 * 1024 * 1024,
    ...(cwd === undefined ? {} : { cwd }),
  });
  return {
    stdout: Buffer.from(result.stdout ?? ""),
    stderr: Buffer.from(result.stderr ?? ""),
    code: result.exitCode ?? null,
    signal: result.signal ?? null,
  };
}

/** The name of a CLI's program: two packages may have one of the same name. */
export function commandOf(provider: string): string {
  return JSON.parse(readFileSync(path.join(MOCKS, provider, "cli.json"), "utf8")).command;
}

/** PATH with a folder ahead and the node of these tests behind it. */
export function pathWith(folder: string): string {
  return [folder, path.dirname(process.execPath), "/usr/bin", "/bin"].join(path.delimiter);
}
