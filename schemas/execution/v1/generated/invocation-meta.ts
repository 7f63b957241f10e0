// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What is about to be started.
 */
export interface AdapterInvocationMeta {
  command: string;
  args: string[];
  /**
   * The child's environment by name; values that the caller or the env file set are hidden.
   */
  env: {
    [k: string]: string;
  };
}
