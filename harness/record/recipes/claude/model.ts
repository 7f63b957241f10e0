import semver from "semver";
import type { RecordedRun } from "../../recipe.ts";

/** What an alias of 2.1.332 stands for. */
const ALIASES: Readonly<Record<string, string>> = { haiku: "claude-haiku-5-5" };

/** The model that a run asks: the one that was named, or the CLI's own choice, which depends on the login. */
export function modelOf({ argv, env = {} }: RecordedRun, version: string): string {
  const at = argv.indexOf("--model");
  const asked = at < 0 ? undefined : argv[at + 1];
  if (asked !== undefined) return ALIASES[asked] ?? asked;
  if (semver.lt(version, "2.1.0")) return "claude-sonnet-4-5-20250929";
  return env.CLAUDE_CODE_OAUTH_TOKEN ? "claude-sonnet-5-5" : "claude-opus-5-5";
}
