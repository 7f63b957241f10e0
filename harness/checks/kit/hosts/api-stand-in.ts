import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Manifest } from "../../../../contracts/cli/v1/adapter.ts";
import { mockApi } from "../../../../mock-clis/api/mock-api.mjs";
import type { MockReceipt } from "../../../../mock-clis/mock-cli.mjs";
import { AdapterUnsupported } from "../../../driver/adapter-faults.ts";
import { withEnv } from "../../../sandbox/with-env.ts";
import { keyIn } from "../api-check.ts";
import type { Used } from "./stand-in.ts";
import { withTimeout } from "./with-timeout.ts";

/**
 * Lets a server on this machine play a fixture, and names its address and a key in this process's environment, by the
 * variables of the manifest, while `use` is under way: hosts of an API look there.
 *
 * @param use is given a working directory of its own.
 * @returns no receipts and no survivors of processes, since there are none: who asks for them has a check for CLIs.
 * @throws NoAnswer when `use` takes too long. AdapterUnsupported when no variable names the address.
 */
export async function usingApiStandIn<T>(
  manifest: Manifest,
  fixture: string,
  use: (cwd: string, receipts: () => Promise<MockReceipt[]>) => Promise<T>,
): Promise<Used<T>> {
  const { baseUrlVariable } = manifest;
  if (baseUrlVariable === undefined)
    throw new AdapterUnsupported("no variable is known that names the address of the API");
  const api = await mockApi({ fixtures: [path.resolve(fixture)] });
  const cwd = mkdtempSync(path.join(tmpdir(), "cliproof-host-"));
  const giveUp = async () => ({
    message: "the host has not answered",
    expected: "a result, or an error",
    actual: `neither, after ${api.receipts().length} requests`,
    hint: `The stand-in for the API is at the address that ${baseUrlVariable} names.`,
  });
  try {
    const value = await withEnv(
      process.env,
      () => withTimeout(() => use(cwd, async () => ofNoProcess()), giveUp),
      { ...keyIn(manifest), [baseUrlVariable]: api.address },
    );
    return {
      value,
      get receipts() {
        return ofNoProcess();
      },
      get survivors() {
        return ofNoProcess();
      },
    };
  } finally {
    await api.remove();
    rmSync(cwd, { recursive: true, force: true });
  }
}

function ofNoProcess(): never {
  throw new AdapterUnsupported("it asks an API: this is a promise about processes");
}
