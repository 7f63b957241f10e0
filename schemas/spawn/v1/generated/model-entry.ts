// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * A model that a provider takes.
 */
export interface ModelEntry {
  id: string;
  name?: string;
}
