import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type MockFaults, type MockReceipt, mockCli } from "../../../../mock-clis/mock-cli.mjs";
import { endProcesses, livingProcesses } from "../../../lib/living-processes.ts";
import { diagnoseHang } from "./diagnose-hang.ts";
import { withTimeout } from "./with-timeout.ts";

/** A stand-in for a CLI, on PATH. */
export interface StandIn {
  provider: string;
  /** Folder of the fixture that it plays. */
  fixture: string;
  faults?: MockFaults;
  /** Milliseconds after which a host that has not answered never will. */
  limitMs?: number;
}

/** What came of using it. */
export interface Used<T> {
  value: T;
  /** Of the runs; a question for the version or the help is none. */
  receipts: MockReceipt[];
  /** Processes of it that were alive afterwards. They have been ended since. */
  survivors: number[];
}

const REAPING_MS = 500;
const NOTHING_TO_START = {
  message: "the host has not answered, though there is no CLI that it could start",
  expected: "a result, or an error",
  actual: "neither",
  hint: "Listen to `error` on the child: a program that cannot be started has no other event.",
};

/**
 * Puts a stand-in ahead of everything on this process's PATH while `use` is under way: hosts look for their CLI there.
 * One at a time, since PATH is the process's.
 *
 * @param use is given a working directory of its own, and what the runs that have started so far were given.
 * @throws NoAnswer when `use` takes too long: what it started is ended then.
 */
export async function usingStandIn<T>(
  { provider, fixture, faults, limitMs }: StandIn,
  use: (cwd: string, receipts: () => Promise<MockReceipt[]>) => Promise<T>,
): Promise<Used<T>> {
  const mock = await mockCli(provider, { fixture, strict: false, ...(faults && { faults }) });
  const cwd = mkdtempSync(path.join(tmpdir(), "cliproof-host-"));
  const pids = async () => (await mock.receipts()).flatMap(({ pid, children }) => [pid, ...children]);
  const giveUp = async () => {
    const finding = await diagnoseHang(await mock.receipts(), faults);
    endProcesses(await pids());
    return finding;
  };
  try {
    const runs = async () => (await mock.receipts()).filter(({ argv }) => !isQuestion(argv));
    const value = await withPath([mock.folder, path.dirname(process.execPath), "/usr/bin", "/bin"], () =>
      withTimeout(() => use(cwd, runs), giveUp, limitMs),
    );
    const survivors = await livingProcesses(await pids(), REAPING_MS);
    return { value, receipts: await runs(), survivors };
  } finally {
    endProcesses(await pids());
    await mock.remove();
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** A host may ask a CLI which version it is, and what it knows, whenever it likes. */
function isQuestion(argv: readonly string[]): boolean {
  return argv.length === 1 && /^(?:--?)?(?:v|version|h|help)$/i.test(argv[0]!);
}

/** The same with nothing on PATH: no CLI is there. @throws NoAnswer when `use` takes too long. */
export async function withoutAnyCli<T>(use: () => Promise<T>): Promise<T> {
  const empty = mkdtempSync(path.join(tmpdir(), "cliproof-empty-"));
  try {
    return await withPath([empty], () => withTimeout(use, async () => NOTHING_TO_START));
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

/** With these folders, and no others, as the PATH of this process. */
export async function withPath<T>(folders: readonly string[], use: () => Promise<T>): Promise<T> {
  const before = process.env.PATH;
  process.env.PATH = folders.join(path.delimiter);
  try {
    return await use();
  } finally {
    if (before === undefined) delete process.env.PATH;
    else process.env.PATH = before;
  }
}
