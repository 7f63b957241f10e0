import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileTree } from "../lib/source/compile-tree.mjs";

/**
 * Makes `dist`: the JavaScript of the program, compiled as the repository compiles it for itself, and the types of what
 * other projects import. Always all of it, from nothing, so that no file of an earlier build stays. In the repository
 * nothing reads it (see harness/lib/source/start-module.mjs); `--remove` takes it away once it is packed.
 */
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DIST = join(ROOT, "dist");

rmSync(DIST, { recursive: true, force: true });
if (!process.argv.includes("--remove")) {
  const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  const { status } = spawnSync(process.execPath, [tsc, "-p", join(ROOT, "tsconfig.build.json")], {
    stdio: "inherit",
  });
  if (status === 0) {
    await compileTree(ROOT, DIST, 1);
    // The list of compiled sources holds times and file numbers of this machine.
    rmSync(join(DIST, "sources.json"));
  } else rmSync(DIST, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}
