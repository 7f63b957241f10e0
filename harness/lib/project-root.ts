import { fileURLToPath } from "node:url";

/** Folder of cliproof itself, wherever it is installed; no slash at the end. */
export const PROJECT_ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
