import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT_ROOT } from "../cli/project-root.ts";
import { UserError } from "../cli/user-error.ts";
import { findProvider } from "../registry/registry.ts";
import { didYouMean } from "../target/suggest.ts";
import type { RecordingRecipe } from "./recipe.ts";

/** The recipe of one provider. */
export interface LoadedRecipe {
  provider: string;
  recipe: RecordingRecipe;
}

/** Ids of the providers whose CLI can be recorded: those with a recipe beside their adapter, sorted. */
export async function recordableProviders(root: string = PROJECT_ROOT): Promise<string[]> {
  const names = await readdir(join(root, "adapters"));
  return names.filter((name) => existsSync(recipeFile(root, name))).sort();
}

/**
 * The recipe by which a CLI is recorded.
 *
 * @param name id of the provider, or an alias of its adapter.
 * @throws UserError, one line, when there is none, or when the file is no recipe.
 */
export async function loadRecipe(name: string, root: string = PROJECT_ROOT): Promise<LoadedRecipe> {
  const known = await recordableProviders(root);
  const provider = known.includes(name) ? name : (await findProvider(name, root)).id;
  if (!known.includes(provider)) {
    const why = provider === name ? "" : ` (${provider})`;
    throw new UserError(
      `no recipe to record ${name}${why};${didYouMean(name, known)} known: ${known.join(", ") || "none"}; any other with --live, as you use it`,
    );
  }
  const file = recipeFile(root, provider);
  const loaded = await import(pathToFileURL(file).href).catch((thrown: unknown) => {
    throw new UserError(`adapters/${provider}/recording/recipe.ts cannot be loaded: ${firstLine(thrown)}`);
  });
  const recipe = loaded.default as Partial<RecordingRecipe> | undefined;
  const missing = NEEDED.filter((field) => recipe?.[field] === undefined);
  if (missing.length > 0) {
    throw new UserError(
      `adapters/${provider}/recording/recipe.ts has no recipe as its default export: ${missing.join(", ")} missing`,
    );
  }
  return { provider, recipe: recipe as RecordingRecipe };
}

const NEEDED = ["package", "defaultVersion", "bin", "setup", "runs", "truth", "volatile"] as const;

function recipeFile(root: string, provider: string): string {
  return join(root, "adapters", provider, "recording", "recipe.ts");
}

function firstLine(thrown: unknown): string {
  return String(thrown instanceof Error ? thrown.message : thrown).split("\n")[0]!;
}
