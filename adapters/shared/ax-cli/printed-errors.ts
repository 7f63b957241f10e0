import { stripAnsi } from "../ansi/strip-ansi.ts";

/** How a line begins by which the CLI says that it gives up, outside of records. */
export const ERROR_LINE =
  /^\s*(?:❌ |error: |Error changing directory to |Uncaught exception: |Unhandled rejection at: |⚠️ +\S+ is not configured yet)/m;

/** Lines that good runs print too, or that give no reason: a model that is not listed, advice below an error. */
export const NOTICE =
  /^(?:Using custom model "|💡 |\s+Example: |Please run: |\[dotenv@|Failed to resolve MCP references|\[[A-Z][A-Za-z ]{2,30}\] [^\n]* failed: )/u;

/** Trouble that ended nothing, as it stands beside good runs. */
const TROUBLE = /^(?:Failed to resolve MCP references|\[[A-Z][A-Za-z ]{2,30}\] [^\n]* failed: )/;

/** What the CLI prints on stdout when it is ended by SIGTERM. It then exits with 0. */
const SHUTTING_DOWN = /^\s*Gracefully shutting down\.\.\.\s*$/m;

/** The words of a CLI that was ended by a signal, or null. */
export function shutdownWords(noise: string): string | null {
  return SHUTTING_DOWN.exec(noise)?.[0].trim() ?? null;
}

/** Trouble that stderr tells of and that ended nothing, a line each. */
export function stderrTrouble(stderr: string): string[] {
  return stripAnsi(stderr)
    .split("\n")
    .filter((line) => TROUBLE.test(line));
}
