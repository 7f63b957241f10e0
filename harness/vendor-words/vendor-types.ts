/** Which words of a vendor's published types an adapter has to know. */
export interface VendorTypes {
  /** Provider, as in schemas/wire. */
  provider: string;
  /** npm package whose type declarations are read. */
  package: string;
  /** Its file, below the package's folder. */
  file: string;
  /** Types that list words for errors: unions of strings, or of objects with a `name`. */
  errors: readonly string[];
  /** Types that list the records of a stream: unions of objects with a `type`, and perhaps a `subtype`. */
  records: readonly string[];
}

/** The vendors who publish the types of what their CLI prints. */
export const VENDOR_TYPES: readonly VendorTypes[] = [
  {
    provider: "claude",
    package: "@anthropic-ai/claude-agent-sdk",
    file: "sdk.d.ts",
    errors: ["SDKAssistantMessageError", "SDKStartupFailureReason", "TerminalReason"],
    records: ["SDKMessage"],
  },
  {
    provider: "codex",
    package: "@openai/codex-sdk",
    file: "dist/index.d.ts",
    errors: [],
    records: ["ThreadEvent"],
  },
  {
    provider: "copilot",
    package: "@github/copilot-sdk",
    file: "dist/generated/session-events.d.ts",
    errors: [],
    records: ["SessionEvent"],
  },
  {
    provider: "gemini",
    package: "@google/gemini-cli-core",
    file: "dist/src/output/types.d.ts",
    errors: [],
    records: ["JsonStreamEvent"],
  },
  {
    provider: "opencode",
    package: "@opencode-ai/sdk",
    file: "dist/v2/gen/types.gen.d.ts",
    errors: ["AssistantMessage.error"],
    records: [],
  },
  {
    provider: "qwen",
    package: "@qwen-code/sdk",
    file: "dist/index.d.ts",
    errors: [],
    records: ["SDKMessage"],
  },
];
