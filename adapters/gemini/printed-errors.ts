import { stripAnsi } from "../shared/ansi/strip-ansi.ts";

/** Lines of stderr that good runs print too, each a line of its own: they say nothing about a failure. */
export const NOTICE =
  /^(?:Warning: |YOLO mode is enabled|Ripgrep is not available|MCP issues detected|Approval mode overridden|Loaded cached credentials|Data collection is disabled|Ignore file not found|Experiments loaded|Current heap size|Session ID: |Hook (?:registry|system) |Both GOOGLE_API_KEY and |Using FileKeychain|Keychain initialization|The --prompt \(-p\) flag has been deprecated|Full report available at: |Cancelling\.\.\.|\[(?:STARTUP|DEBUG|INFO|WARNING|WARN|AgentRegistry|MemoryDiscovery|ImportProcessor|MCP[^\]]*)\]|\[Routing\] (?!\S+ failed: )|\(node:\d+\)|\(Use `node )/;

/** How a wrong use of arguments is told: ahead of the help in 0.61, behind it in older versions. */
export const USAGE_ERROR =
  /^(?:Unknown arguments?: |Invalid values:|Not enough |Missing required |Cannot use both )/;

/** How a line begins by which gemini tells of an error outside of its records. */
export const ERROR_LINE =
  /^(?:\[API Error: |\[ERROR\] |Error(?: \w[\w ]*)?: |Error when talking to Gemini API|An unexpected critical error occurred:|Invalid auth method selected|When using (?:Gemini API|Vertex AI), you must specify|Please set an Auth method in your |Manual authorization is required|No input provided via stdin|Unknown arguments?: |Invalid values:|Gemini CLI is not running in a trusted directory|Reached max session turns)/m;

/** True when plain text in the place of records, or ahead of all else in text mode, is one of the CLI's error lines. */
export function startsWithError(text: string): boolean {
  return ERROR_LINE.test(text.trimStart().split("\n", 1)[0] ?? "");
}

/** What the CLI says of a prompt that is longer than it reads, without its "Warning: "; null when it does not. */
export function promptCut(stderr: string): string | null {
  return /^Warning: (stdin input truncated to \d+ bytes)/m.exec(stripAnsi(stderr))?.[1] ?? null;
}

/** True for what 0.24 prints as the first text of the model when it was given `--prompt` by that name. */
export function isOwnNotice(text: string): boolean {
  return /^The --prompt \(-p\) flag has been deprecated and will be removed in a future version\.[^\n]*\n$/.test(
    text,
  );
}

/**
 * How the sentences begin by which 0.61 says that the model gave nothing that could be used. The run then ends with
 * code 0, and text mode has no other trace of it.
 */
export const UNUSABLE_ANSWER =
  "The model returned an empty |The model returned reasoning thoughts but no |Model response was truncated because |The model response was blocked due to |Model stream ended |Invalid stream: ";

const UNUSABLE_LINE = new RegExp(`^\\[ERROR\\] (?:${UNUSABLE_ANSWER})`, "m");

/** True when stderr of a text-mode run, without the words of tools, holds one of them. */
export function tellsUnusableAnswer(stderr: string): boolean {
  return UNUSABLE_LINE.test(stderr);
}
