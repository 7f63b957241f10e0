// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What became of `~/.cabinet/adapter-plugins.json`.
 */
export interface PluginReport {
  loaded: {
    source: string;
    type: string;
  }[];
  /**
   * The others were loaded all the same.
   */
  failed: {
    source: string;
    problem: string;
  }[];
}
