import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** The folder of one recording, and what its path says of it. */
export interface RecordingPlace {
  /** Name of the CLI's folder among the recordings. */
  cli: string;
  version: string;
  /** Name of the folder: truth is keyed by it. */
  scenario: string;
  folder: string;
}

/** Every `<cli>/<version>/<scenario>` below a folder of recordings, by name. Rejects when there is no such folder. */
export async function listRecordings(root: string): Promise<RecordingPlace[]> {
  const places: RecordingPlace[] = [];
  for (const cli of await folders(root)) {
    for (const version of await folders(join(root, cli))) {
      for (const scenario of await folders(join(root, cli, version))) {
        places.push({ cli, version, scenario, folder: join(root, cli, version, scenario) });
      }
    }
  }
  return places;
}

async function folders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
