import { rmSync } from "node:fs";

/** Removes a folder and all in it, whether it is there or not, also while a dying process still writes into it. */
export function removeSync(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}
