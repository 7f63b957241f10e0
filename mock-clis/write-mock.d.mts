import type { WrittenSettings } from "./mock-cli.mjs";

export function writeMock(folder: string, provider: string, settings: WrittenSettings): Promise<string>;

/** Text of the `.cmd` file that Windows starts; see write-mock.mjs. */
export function cmdShim(command: string, node: string): string;
