import { findProvider } from "../../../driver/registry.ts";

/** How a provider's CLI takes its prompt, by the built-in adapter for it; one that nobody knows takes it by stdin. */
export async function promptStyle(provider: string): Promise<"stdin" | "arg" | "file"> {
  const found = await findProvider(provider);
  return ("adapter" in found ? found.adapter.manifest.promptStyle : undefined) ?? "stdin";
}
