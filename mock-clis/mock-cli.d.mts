import type { MockReceipt } from "../schemas/harness/v1/generated/mock-receipt.ts";
import type { MockFaults, MockSettings, MockStart } from "../schemas/harness/v1/generated/mock-settings.ts";

export type { MockFaults, MockReceipt, MockStart };

/** What a mock plays and how. Paths start from the working directory. */
export interface MockOptions extends Omit<MockSettings, "receipt" | "faults" | "sequence"> {
  /** What one start after the other plays, one or more; after the last, the last one again. */
  sequence?: readonly MockStart[];
  /** As an object, as its JSON, or in the short form `name=value,name`. */
  faults?: MockFaults | string;
  /** Folder to make the mock's folder in; the system's folder for temporary files without it. */
  in?: string;
}

/** A mock CLI in a folder of its own. */
export interface MockCli extends AsyncDisposable {
  /** Folder for PATH. */
  folder: string;
  /** Path of the executable. */
  command: string;
  /** PATH with the folder ahead of what this process has. */
  env: { PATH: string };
  /** The receipts of its runs so far, in the order of their starts. */
  receipts(): Promise<MockReceipt[]>;
  /** Removes the folder, receipts included; processes that still run are not ended. */
  remove(): Promise<void>;
}

/**
 * Makes a stand-in for a CLI.
 *
 * @param provider Provider id, such as `claude`.
 * @throws one line: an unknown provider, a missing fixture, a bad fault.
 */
export function mockCli(provider: string, options?: MockOptions): Promise<MockCli>;

/**
 * Writes a stand-in into a folder that is there: its executable and `cliproof.json`.
 *
 * @returns path of the executable.
 * @throws one line: an unknown provider, a missing fixture, a bad fault.
 */
export function writeMock(folder: string, provider: string, settings: WrittenSettings): Promise<string>;

/** What `writeMock` writes, save that paths start from the working directory. */
export interface WrittenSettings extends Omit<MockOptions, "in"> {
  /** A file, or a folder that is there. */
  receipt?: string;
}
