/** The working folder of this process; null where it was removed meanwhile: then `process.cwd()` throws ENOENT. */
export function workingFolder(): string | null {
  try {
    return process.cwd();
  } catch {
    return null;
  }
}
