import { spawnSync } from "node:child_process";
import path from "node:path";
import { PROJECT_ROOT } from "../lib/project.ts";

const EMPTY = path.join(PROJECT_ROOT, "harness/bench/inputs/empty-program.cjs");
const MOCK = path.join(PROJECT_ROOT, "mock-clis/claude/claude");
const FIXTURE = "claude/2.1.332/success-text";
const ARGS = ["-p", "--output-format", "stream-json", "--verbose"];
/** Starts of a program scatter more than parsing does, so that many are needed for a good best one. */
const STARTS = 50;

/** Milliseconds of the best start of each program, from its spawn to its end. */
export interface MockTimes {
  starts: number;
  /** A CommonJS file with nothing in it. */
  emptyMs: number;
  /** /bin/cat of the same bytes. */
  catMs: number;
  mockMs: number;
  /** The mock with a receipt. */
  receiptMs: number;
}

/**
 * Times the programs turn by turn, so that a busy machine slows all of them; the best of them counts, after one to
 * warm up.
 *
 * @param receipt a file that may be written.
 * @throws with one line when a program does not do what it should.
 */
export function timeMocks(receipt: string, starts = STARTS): MockTimes {
  const env = { PATH: process.env.PATH ?? "", CLIPROOF_FIXTURE: FIXTURE };
  const bytes = path.join(PROJECT_ROOT, "fixtures/cli-outputs", FIXTURE, "stdout.txt");
  const contestants = [
    () => timeOf(process.execPath, [EMPTY], env),
    () => timeOf("/bin/cat", [bytes], env),
    () => timeOf(process.execPath, [MOCK, ...ARGS], env),
    () => timeOf(process.execPath, [MOCK, ...ARGS], { ...env, CLIPROOF_RECEIPT: receipt }),
  ];
  const best = contestants.map(() => Number.POSITIVE_INFINITY);
  for (let start = 0; start <= starts; start++) {
    const order = contestants.map((_, index) => (start % 2 === 0 ? index : contestants.length - 1 - index));
    for (const index of order) {
      const ms = contestants[index]!();
      if (start > 0) best[index] = Math.min(best[index]!, ms);
    }
  }
  const [emptyMs = 0, catMs = 0, mockMs = 0, receiptMs = 0] = best;
  return { starts, emptyMs, catMs, mockMs, receiptMs };
}

function timeOf(program: string, args: readonly string[], env: NodeJS.ProcessEnv): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(program, args, { env, input: "Say hello." });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed: ${stderr}`);
  return ms;
}
