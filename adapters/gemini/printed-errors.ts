import type { ExitCodes } from "../shared/errors/exit-codes.ts";
import { REFUSALS, WRONG_ARGUMENTS } from "./error-sentences.ts";

/** What gemini puts ahead of an error, whatever it is about. */
const INTRODUCTIONS = String.raw`\[API Error: |\[ERROR\] |Error(?: \w[\w ]*)?: |Error when talking to Gemini API|An unexpected critical error occurred:`;

/** How a line begins by which gemini reports an error outside of its records. */
export const ERROR_LINE = new RegExp(`^(?:${INTRODUCTIONS}|${Object.values(REFUSALS).join("|")})`, "m");

/** How a wrong use of arguments is reported: ahead of the help in 0.61, behind it in older versions. */
export const USAGE_ERROR = new RegExp(`^(?:${REFUSALS.arguments}|${WRONG_ARGUMENTS})`);

/** True when plain text in place of records, or ahead of all else in text mode, is one of the CLI's error lines. */
export function startsWithError(text: string): boolean {
  return ERROR_LINE.test(text.trimStart().split("\n", 1)[0] ?? "");
}

/** Lines of stderr that good runs print too, each a line of its own: they say nothing about a failure. */
export const NOTICE =
  /^(?:Warning: |YOLO mode is enabled|Ripgrep is not available|MCP issues detected|Approval mode overridden|Loaded cached credentials|Data collection is disabled|Ignore file not found|Experiments loaded|Current heap size|Session ID: |Hook (?:registry|system) |Both GOOGLE_API_KEY and |Using FileKeychain|Keychain initialization|The --prompt \(-p\) flag has been deprecated|Full report available at: |Cancelling\.\.\.|\[(?:STARTUP|DEBUG|INFO|WARNING|WARN|AgentRegistry|MemoryDiscovery|ImportProcessor|MCP[^\]]*)\]|\[Routing\] (?!\S+ failed: )|\(node:\d+\)|\(Use `node )/;

/** True for what 0.24 prints as the first text of the model when it was given `--prompt` by that name. */
export function isOwnNotice(text: string): boolean {
  return /^The --prompt \(-p\) flag has been deprecated and will be removed in a future version\.[^\n]*\n$/.test(
    text,
  );
}

/** Codes of gemini's own, by the classes of its errors; any other above the signals is an HTTP status modulo 256. */
export const EXIT_CODES: ExitCodes = {
  cli: "gemini",
  own: new Map([
    [41, ["FatalAuthenticationError", "it is not logged in"]],
    [42, ["FatalInputError", "its input was refused"]],
    [44, ["FatalSandboxError", "the sandbox could not be used"]],
    [52, ["FatalConfigError", "its settings cannot be used"]],
    [53, ["FatalTurnLimitedError", "the limit of turns was reached"]],
    [54, ["FatalToolExecutionError", "a tool broke off the run"]],
    [55, ["FatalUntrustedWorkspaceError", "the working folder is not trusted"]],
  ]),
  endsWithStatus: true,
};
