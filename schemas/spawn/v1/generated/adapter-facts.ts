// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What an adapter says of itself before anything is started.
 */
export interface AdapterFacts {
  name: string;
  type: "cli" | "api";
  defaultModel: string;
  supportedModels: ModelEntry[];
  /**
   * Short name to the id of a supported model.
   */
  shortAliases: {
    [k: string]: string;
  };
}
/**
 * A model that a provider takes.
 */
export interface ModelEntry {
  id: string;
  name?: string;
}
