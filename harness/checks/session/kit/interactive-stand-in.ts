import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type MockFaults, mockCli } from "../../../../mock-clis/mock-cli.mjs";
import { endProcesses } from "../../../lib/living-processes.ts";
import { PROJECT_ROOT } from "../../../lib/project.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { diagnoseHang } from "../../kit/hosts/diagnose-hang.ts";
import { withPath } from "../../kit/hosts/stand-in.ts";
import { withTimeout } from "../../kit/hosts/with-timeout.ts";
import type { Step } from "./steps.ts";

/** A stand-in for a CLI at a terminal. */
export interface InteractiveStandIn {
  provider: string;
  steps: readonly Step[];
  help: string;
  /** The run whose version it says. */
  fixture: Fixture;
  /** What it plays without a terminal; else it fails there. */
  plain?: PlainRun;
}

/** A run without a terminal. */
export interface PlainRun {
  fixture: Fixture;
  faults?: MockFaults;
}

/** What one start of it was given. */
export interface SessionReceipt {
  pid: number;
  argv: string[];
  cwd: string;
  env: Record<string, string>;
  /** All that was typed. */
  input: string;
  children: number[];
}

const PROGRAM = path.join(PROJECT_ROOT, "harness", "checks", "session", "kit", "interactive-cli.cjs");
/** A session goes on for longer than a run: a check looks several times. */
const MAX_MS = 30_000;
const STILL_IN_TERMINAL = {
  message: "the host has not answered, though the CLI was started in its terminal",
  expected: "a result, or an error",
  actual: "neither",
};
/** Versions that a health check would not take for one of its CLI's. */
const SOME_VERSION = "1.2.3";

/** Puts it on PATH for as long as `use` is under way. Processes of it that are alive afterwards are ended. */
export async function usingInteractive<T>(
  { provider, steps, help, fixture, plain: plainRun }: InteractiveStandIn,
  use: (receipts: () => SessionReceipt[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-session-"));
  const cli = JSON.parse(
    readFileSync(path.join(PROJECT_ROOT, "mock-clis", provider, "cli.json"), "utf8"),
  ) as { command: string; versionFlags: string[]; helpFlags: string[]; versionLine: string };
  const plain = plainRun
    ? await mockCli(provider, {
        in: folder,
        strict: false,
        ...plainRun,
        fixture: plainRun.fixture.folder,
      })
    : null;
  const receipts = () => readReceipts(path.join(folder, "receipts"));
  const end = async () => {
    const started = [...receipts(), ...((await plain?.receipts()) ?? [])];
    endProcesses(started.flatMap(({ pid, children }) => [pid, ...children]));
  };
  const giveUp = async () => {
    const inPipes = (await plain?.receipts()) ?? [];
    const inTerminal = receipts().length > 0 && inPipes.length === 0;
    const finding = inTerminal ? STILL_IN_TERMINAL : await diagnoseHang(inPipes, plainRun?.faults);
    await end();
    return finding;
  };
  try {
    mkdirSync(path.join(folder, "receipts"));
    const { command, versionFlags, helpFlags } = cli;
    const version = cli.versionLine.replaceAll("{version}", versionOf(fixture));
    const settings = { command, steps, plain: plain?.folder ?? null };
    writeFileSync(path.join(folder, "session.json"), JSON.stringify(settings));
    writeFileSync(path.join(folder, "version.txt"), version);
    writeFileSync(path.join(folder, "help.txt"), help);
    const program = starter(folder, versionFlags, helpFlags);
    writeFileSync(path.join(folder, command), program, { mode: 0o755 });
    return await withPath([folder, path.dirname(process.execPath), "/usr/bin", "/bin"], () =>
      withTimeout(() => use(receipts), giveUp, MAX_MS),
    );
  } finally {
    await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A shell starts in no time, and two of three starts only ask for a version or a help. */
function starter(folder: string, versionFlags: readonly string[], helpFlags: readonly string[]): string {
  return `#!/bin/sh
case "$1" in
  ${versionFlags.join("|")}) exec cat "${folder}/version.txt" ;;
  ${helpFlags.join("|")}) exec cat "${folder}/help.txt" ;;
esac
exec "${process.execPath}" "${PROGRAM}" "${folder}" "$@"
`;
}

/** The version that the stand-in says. */
export function versionOf({ manifest }: Fixture): string {
  return manifest.cli.version ?? SOME_VERSION;
}

function readReceipts(folder: string): SessionReceipt[] {
  return readdirSync(folder).flatMap((name) => {
    try {
      return [JSON.parse(readFileSync(path.join(folder, name), "utf8")) as SessionReceipt];
    } catch {
      // It is being written.
      return [];
    }
  });
}
