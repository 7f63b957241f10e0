import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file unless it holds these very bytes; says whether it wrote. */
export async function writeIfChanged(path: string, bytes: Buffer): Promise<boolean> {
  const current = await readFile(path).catch(() => null);
  if (current?.equals(bytes)) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return true;
}
