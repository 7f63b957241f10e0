/**
 * What the figures of one usage object mean. Truth keeps each CLI's own meaning; an outcome has one for all:
 * input without any cached token, output with reasoning.
 */
export interface UsageMeaning {
  inputIncludesCached: boolean;
  outputExcludesReasoning: boolean;
}

/** What an import must know of one recorded CLI beyond its files: each truth's README says it in prose. */
export interface Dialect {
  /** Id of the provider in this project. */
  provider: string;
  /** npm package of a version. */
  package(version: string): string;
  /** Day of the recording as ISO date, where it was written down. */
  recordedOn: string | null;
  /** Meaning of `usage` and `usageMain`. */
  usage: UsageMeaning;
  /** Meaning of `usageAlso` where it is another one. */
  usageAlso?: UsageMeaning;
  /** Meaning of `usageShown`, the figures as the CLI prints them, where it is another one. */
  usageShown?: UsageMeaning;
}

const ONE_MEANING: UsageMeaning = { inputIncludesCached: false, outputExcludesReasoning: false };
const OPENAI: UsageMeaning = { inputIncludesCached: true, outputExcludesReasoning: false };
const GEMINI: UsageMeaning = { inputIncludesCached: true, outputExcludesReasoning: true };

function named(
  provider: string,
  npm: string,
  usage: UsageMeaning,
  recordedOn: string | null = null,
): Dialect {
  return { provider, package: () => npm, recordedOn, usage };
}

/** By the name of the folder that the recordings of a CLI stand in. */
export const DIALECTS: Readonly<Record<string, Dialect>> = {
  claude: named("claude", "@anthropic-ai/claude-code", ONE_MEANING, "2026-11-27"),
  cline: named("cline", "cline", OPENAI),
  codex: named("codex", "@openai/codex", OPENAI),
  copilot: named("copilot", "@github/copilot", OPENAI),
  gemini: named("gemini", "@google/gemini-cli", GEMINI),
  "grok-vibe": named("grok-vibe", "@vibe-kit/grok-cli", OPENAI),
  "grok-xai": { ...named("grok", "@xai-official/grok", ONE_MEANING), usageAlso: OPENAI },
  opencode: {
    ...named("opencode", "opencode-ai", OPENAI, "2026-11-27"),
    usageShown: { inputIncludesCached: false, outputExcludesReasoning: true },
  },
  pi: {
    ...named("pi", "", OPENAI, "2026-11-27"),
    package: (version) =>
      `@${/^0\.([0-6]?\d|7[0-3])\./.test(version) ? "mariozechner" : "earendil-works"}/pi-coding-agent`,
    usageShown: ONE_MEANING,
  },
  qwen: named("qwen", "@qwen-code/qwen-code", OPENAI),
};
