import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Manifest, Outcome, RunCall } from "../../contracts/cli/v1/adapter.ts";
import { type MockReceipt, mockCli } from "../../mock-clis/mock-cli.mjs";
import { sha256 } from "../lib/bytes.ts";
import type { Run } from "../model/target.ts";
import { runBytes } from "../records/run-bytes.ts";
import { basicEnvironment } from "./mock-run.ts";

const TIMEOUT_MS = 30_000;

/** Pieces come one by one up to this many: a pipe would join what is written at once. */
const DRIPPED_PIECES = 500;

/**
 * Has a stand-in play a run, and somebody start it.
 *
 * @param provider whose CLI the stand-in is.
 * @param start starts the CLI that the call names.
 */
export async function playedRun(
  provider: string,
  run: Run,
  start: (call: RunCall) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-played-"));
  try {
    writeFixture(folder, provider, run);
    const drip = run.chunks.length <= DRIPPED_PIECES ? { faults: { drip: 1 } } : {};
    const mock = await mockCli(provider, { fixture: folder, strict: false, ...drip });
    try {
      return await start({
        cliPath: mock.command,
        ...(run.cliVersion === undefined ? {} : { cliVersion: run.cliVersion }),
        prompt: "x".repeat(run.promptLength ?? 10),
        outputFormat: run.outputFormat,
        ...(run.session?.id == null ? {} : { session: { ...run.session, id: run.session.id } }),
        cwd: folder,
        env: basicEnvironment(),
        timeoutMs: TIMEOUT_MS,
        graceMs: 500,
      });
    } finally {
      await mock.remove();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeFixture(folder: string, provider: string, run: Run): void {
  const stdout = runBytes(run, "out");
  const stderr = runBytes(run, "err");
  const manifest = {
    schemaVersion: 1,
    id: `${provider}/${run.cliVersion ?? "0.0.0"}/played`,
    provider,
    cli: { name: provider, version: run.cliVersion ?? null },
    scenario: "played",
    outputFormat: run.outputFormat,
    provenance: { kind: "derived" },
    exit: run.exit,
    chunks: run.chunks.map(([stream, bytes]) => [0, stream, bytes.length]),
    sha256: { stdout: sha256(stdout), stderr: sha256(stderr) },
  };
  writeFileSync(path.join(folder, "fixture.json"), JSON.stringify(manifest));
  writeFileSync(path.join(folder, "stdout.txt"), stdout);
  writeFileSync(path.join(folder, "stderr.txt"), stderr);
}

/** What a run was given as its prompt: on stdin, or in a file; null where it is an argument, or nothing came. */
export function promptGiven(
  receipt: MockReceipt | undefined,
  { promptStyle }: Manifest,
): { bytes: number; sha256: string } | null {
  if (promptStyle === "arg" || receipt === undefined) return null;
  return promptStyle === "file" ? receipt.promptFile : receipt.stdin;
}
