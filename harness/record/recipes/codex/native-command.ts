import { isOld, isOldest } from "./versions.ts";

const TRIPLES: Readonly<Record<string, string>> = {
  linux: "unknown-linux-musl",
  darwin: "apple-darwin",
};

/**
 * Where the program itself is, behind the script that npm links, as seen from node_modules/.bin: a signal to it does
 * not pass through the launcher.
 */
export function nativeCommand(
  version: string,
  { platform, arch }: Pick<NodeJS.Process, "platform" | "arch"> = process,
): string {
  const triple = `${arch === "arm64" ? "aarch64" : "x86_64"}-${TRIPLES[platform] ?? TRIPLES.linux}`;
  // Older packages hold the programs of all systems.
  if (isOldest(version)) return `../@openai/codex/bin/codex-${triple}`;
  if (isOld(version)) return `../@openai/codex/vendor/${triple}/codex/codex`;
  return `../@openai/codex-${platform}-${arch}/vendor/${triple}/bin/codex`;
}
