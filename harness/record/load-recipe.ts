import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { findProvider } from "../driver/registry.ts";
import { UserError } from "../lib/errors.ts";
import { compiledModule, PROJECT_ROOT } from "../lib/project.ts";
import { didYouMean } from "../lib/words.ts";
import type { RecordingRecipe } from "./recipe.ts";

/** The recipe of one provider. */
export interface LoadedRecipe {
  provider: string;
  recipe: RecordingRecipe;
}

/**
 * Ids of the providers whose CLI can be recorded, sorted: those with a recipe in `harness/record/recipes/<id>/`, or
 * beside an adapter of one's own in `adapters/<id>/recording/`.
 */
export async function recordableProviders(root: string = PROJECT_ROOT): Promise<string[]> {
  const names = await readdir(join(root, "adapters"));
  return names.filter((name) => recipeFile(root, name) !== undefined).sort();
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
  const file = recipeFile(root, provider)!;
  const shown = relative(root, file);
  const loaded = await import(pathToFileURL(compiledModule(file)).href).catch((thrown: unknown) => {
    throw new UserError(`${shown} cannot be loaded: ${firstLine(thrown)}`);
  });
  const recipe = loaded.default as Partial<RecordingRecipe> | undefined;
  const missing = NEEDED.filter((field) => recipe?.[field] === undefined);
  if (missing.length > 0) {
    throw new UserError(`${shown} has no recipe as its default export: ${missing.join(", ")} missing`);
  }
  return { provider, recipe: recipe as RecordingRecipe };
}

const NEEDED = ["package", "defaultVersion", "bin", "setup", "runs", "truth", "volatile"] as const;

/** An author's own recipe comes before the shipped one. */
function recipeFile(root: string, provider: string): string | undefined {
  const own = join(root, "adapters", provider, "recording", "recipe.ts");
  const shipped = join(root, "harness", "record", "recipes", provider, "recipe.ts");
  return [own, shipped].find((file) => existsSync(file));
}

function firstLine(thrown: unknown): string {
  return String(thrown instanceof Error ? thrown.message : thrown).split("\n")[0]!;
}
