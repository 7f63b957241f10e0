import type { Adapter } from "../../../../../contracts/cli/v1/adapter.ts";

/**
 * What a person does to get a provider's CLI, or its key; empty where nothing is known.
 *
 * @param name of the provider, for people.
 */
export function installInstructions<Config>({ manifest }: Adapter<Config>, name: string): string {
  const { install, apiKeyVariable } = manifest;
  if (install !== undefined) return `Install ${name}: ${install}`;
  return apiKeyVariable === undefined ? "" : `Set ${apiKeyVariable} to a key of ${name}.`;
}
