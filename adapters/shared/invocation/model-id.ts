import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";

/**
 * The id of the model that a short alias means, such as `mini`; any other word is given back as it is, since a CLI
 * knows more models than a manifest names. For a CLI that knows no short names itself.
 */
export function modelId({ models = [], shortAliases = {} }: Manifest, word: string): string {
  if (Object.hasOwn(shortAliases, word)) return shortAliases[word]!;
  return models.find(({ aliases = [] }) => aliases.includes(word))?.id ?? word;
}
