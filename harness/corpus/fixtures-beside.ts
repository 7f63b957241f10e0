import { existsSync, realpathSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { FIXTURES, fixtureFolders } from "./fixture-folders.ts";

/**
 * The folders of fixtures that an adapter is certified on: those that were named; else, where the folder `fixtures` lies
 * beside the adapter's module, that one and what cliproof ships for the provider.
 *
 * @param named by the user; null for none.
 * @param folder of the adapter's module; null where it has none of its own: a program, or a built-in adapter.
 * @returns null: what cliproof ships, and nothing else.
 */
export function chosenFixtures(
  provider: string,
  named: readonly string[] | null,
  folder: string | null,
): readonly string[] | null {
  if (named !== null || folder === null) return named;
  const beside = join(folder, "fixtures");
  if (statSync(beside, { throwIfNoEntry: false })?.isDirectory() !== true) return null;
  // An adapter in the root of the repository has the shipped ones beside it.
  if (realpathSync(beside) === realpathSync(FIXTURES)) return null;
  const shipped = fixtureFolders(provider).filter((one) => existsSync(one));
  return [...shipped, beside].map((one) => relative(process.cwd(), one) || ".");
}
