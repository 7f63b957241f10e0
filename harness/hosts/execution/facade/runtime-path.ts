import path from "node:path";

/**
 * The PATH of every child: what the host itself has, then the folders into which people install CLIs and which a host
 * that was started from a desktop does not have (INV-EXECUTION-RUNTIME-001). What the person put first stays first.
 *
 * @param inherited the host's own PATH.
 * @param nvmBin folder of the node that nvm has chosen.
 */
export function runtimePath(
  inherited: string | undefined,
  home: string,
  nvmBin: string | undefined,
  delimiter = path.delimiter,
): string {
  const own = (inherited ?? "").split(delimiter);
  const usual = [path.join(home, ".local", "bin"), nvmBin ?? "", "/usr/local/bin", "/opt/homebrew/bin"];
  return [...new Set([...own, ...usual])].filter((folder) => folder !== "").join(delimiter);
}
