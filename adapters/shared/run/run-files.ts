import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Invocation } from "../../../contracts/cli/v1/adapter.ts";

/** A private folder for the files of one run, made when it is needed and removed afterwards (INV-CLI-PROC-011). */
export class RunFiles {
  #folder: string | null = null;

  /** The folder. Only this user may read it: prompts stand in it. */
  get folder(): string {
    this.#folder ??= mkdtempSync(path.join(tmpdir(), "cliproof-run-"));
    return this.#folder;
  }

  /**
   * Writes the invocation's files.
   *
   * @throws when one of them would stand outside of the folder, or cannot be written.
   */
  write(files: Invocation["files"] = []): void {
    for (const file of files) {
      const target = path.resolve(this.folder, file.path);
      if (!target.startsWith(this.folder + path.sep))
        throw new Error(`${file.path} is outside of the run's folder`);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, file.text, { mode: 0o600 });
    }
  }

  remove(): void {
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = null;
  }
}
