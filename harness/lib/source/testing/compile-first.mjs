import { fileURLToPath } from "node:url";
import { compileTree } from "../compile-tree.mjs";

/** Compiles what tests start, once: many of them start at the same time. */
export async function setup() {
  const root = new URL("../../../../", import.meta.url);
  await compileTree(fileURLToPath(root), fileURLToPath(new URL(".cliproof/js/", root)), 2);
}
