import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HostContract } from "./host-contract.ts";

/** The host contract of a name, from `harness/hosts/<contract>/contract.ts`. @throws when there is none. */
export async function loadHostContract(name: string): Promise<HostContract> {
  const file = join(import.meta.dirname, name, "contract.ts");
  return (await import(pathToFileURL(file).href)).default as HostContract;
}
