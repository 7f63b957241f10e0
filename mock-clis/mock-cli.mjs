import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeMock } from "./write-mock.mjs";

export { writeMock };

/** Documented in mock-cli.d.mts. */
export async function mockCli(provider, { in: parent = tmpdir(), ...settings } = {}) {
  const folder = await mkdtemp(path.join(path.resolve(parent), `cliproof-mock-${path.basename(provider)}-`));
  const receipts = path.join(folder, "receipts");
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  try {
    await mkdir(receipts);
    const command = await writeMock(folder, provider, { ...settings, receipt: receipts });
    return {
      folder,
      command,
      env: { PATH: [folder, process.env.PATH].filter(Boolean).join(path.delimiter) },
      receipts: () => readReceipts(receipts),
      remove,
      [Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose")]: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The receipts of a folder that is gone are none: a killed run may be looked at after its mock was removed. */
async function readReceipts(folder) {
  const names = await readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const receipts = await Promise.all(
    names
      .filter((name) => name.endsWith(".json"))
      .map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8"))),
  );
  return receipts.sort((a, b) =>
    a.startedAt < b.startedAt ? -1 : a.startedAt > b.startedAt ? 1 : a.pid - b.pid,
  );
}
