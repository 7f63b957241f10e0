import { spawn } from "node:child_process";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../lib/project.ts";

/** The result of running the real program. */
export interface ProgramResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

const PROGRAM = join(PROJECT_ROOT, "harness", "cli", "cliproof.mjs");

/** Starts cliproof as a user does, by default in the project's folder, and waits for its end. */
export function runCliproof(
  words: readonly string[],
  cwd: string = PROJECT_ROOT,
  env: NodeJS.ProcessEnv = {},
): Promise<ProgramResult> {
  return runProgram(process.execPath, [PROGRAM, ...words], cwd, env);
}

/** Runs a command line in a shell, as a user who pastes it. */
export function runShell(command: string, cwd: string = PROJECT_ROOT): Promise<ProgramResult> {
  return runProgram("/bin/sh", ["-c", command], cwd);
}

function runProgram(
  program: string,
  words: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ProgramResult> {
  const child = spawn(program, words, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...userEnvironment(), ...env },
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (bytes) => {
    output.stdout += bytes;
  });
  child.stderr.on("data", (bytes) => {
    output.stderr += bytes;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...output }));
  });
}

/** The environment without what npm and the test runner left in it. */
function userEnvironment(): NodeJS.ProcessEnv {
  // Nor is the user that tests play a coding agent, even where a coding agent runs the tests.
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_|INIT_CWD|VITEST|NODE_OPTIONS|CODEX_SANDBOX|(?:AI_AGENT|CLAUDECODE|CURSOR_AGENT|GEMINI_CLI|OPENCODE)$)/.test(
        name,
      ),
  );
  return Object.fromEntries(own);
}
