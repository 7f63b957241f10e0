// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a host reads of a plugin before it loads it.
 */
export interface PluginManifest {
  id: string;
  type: "agent";
  /**
   * Semver.
   */
  version: string;
  name: string;
  description: string;
  critical: boolean;
  /**
   * @minItems 1
   */
  requirements: [
    {
      type: "binary" | "env";
      name: string;
    },
    ...{
      type: "binary" | "env";
      name: string;
    }[]
  ];
  entry: string;
  adapter_meta: {
    provider_type: "cli" | "api";
    [k: string]: unknown;
  };
  contributes: {
    [k: string]: string[];
  };
}
