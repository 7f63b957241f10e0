import semver from "semver";

const TRIPLES: Readonly<Record<string, string>> = {
  linux: "unknown-linux-musl",
  darwin: "apple-darwin",
  win32: "pc-windows-msvc",
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
  // One package held the programs of all systems.
  const isOwnPackage = semver.gte(version, "0.100.0");
  const [folder, inside] = isOwnPackage ? [`codex-${platform}-${arch}`, "bin"] : ["codex", "codex"];
  return `../@openai/${folder}/vendor/${triple}/${inside}/codex`;
}
