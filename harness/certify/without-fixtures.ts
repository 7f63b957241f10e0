import { findAdapters } from "../driver/find-adapters.ts";

/**
 * One line for a host that there is nothing to try on: it is certified on a provider's runs, and names none that cliproof
 * has, nor brings any.
 *
 * @param root folder of the project.
 * @param path of its module.
 */
export async function withoutFixtures(root: string, path: string, provider: string): Promise<string> {
  const known = (await findAdapters(root)).map(({ name }) => name).join(", ");
  return `module ${path} drives the unknown provider ${JSON.stringify(provider)}; known: ${known}, and their aliases; for a CLI of your own give --fixtures`;
}
