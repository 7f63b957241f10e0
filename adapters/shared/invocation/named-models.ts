import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";

type Models = NonNullable<Manifest["models"]>;

/**
 * What a manifest says of its models: the list, and by each alias in it the id. Hosts read the one or the other, so the
 * aliases are written once, beside the model that they mean, and cannot come to differ. What the CLI calls its own
 * choice (`default`) is no alias: which model that is depends on the account.
 *
 * @param models each alias of one model only; of two the first counts, as in `modelId`.
 */
export function namedModels(models: Models): { models: Models; shortAliases: Record<string, string> } {
  const ids = new Map<string, string>();
  for (const { id, aliases = [] } of models)
    for (const alias of aliases) if (!ids.has(alias)) ids.set(alias, id);
  return { models, shortAliases: Object.fromEntries(ids) };
}
