// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * fixtures/truth/<provider>/dialect.json: what an import must know of a recorded CLI beyond its recordings and their truth. Every field may be left out, and so may the file.
 */
export interface Dialect {
  /**
   * Name of the folder among the recordings and the truth; the provider's id by default.
   */
  recordings?: string;
  /**
   * The npm package of the CLI.
   */
  package?:
    | string
    | {
        [k: string]: string;
      };
  /**
   * Day of the recording, where it was written down.
   */
  recordedOn?: string;
  usage?: UsageMeaning;
  usageAlso?: UsageMeaning1;
  usageShown?: UsageMeaning2;
}
/**
 * Of the figures in truth's usage.
 */
export interface UsageMeaning {
  inputIncludesCached?: boolean;
  outputExcludesReasoning?: boolean;
}
/**
 * Of those in truth's usageAlso; as in usage by default.
 */
export interface UsageMeaning1 {
  inputIncludesCached?: boolean;
  outputExcludesReasoning?: boolean;
}
/**
 * Of those in truth's usageShown, the figures as the CLI prints them; as in usage by default.
 */
export interface UsageMeaning2 {
  inputIncludesCached?: boolean;
  outputExcludesReasoning?: boolean;
}
