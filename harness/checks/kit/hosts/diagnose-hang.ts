import type { MockFaults, MockReceipt } from "../../../../mock-clis/mock-cli.mjs";
import { livingProcesses } from "../../../lib/living-processes.ts";
import type { CheckFinding } from "../check.ts";

const SILENT = "the host has not answered";

/** What the receipts of a stand-in know of why a host has not answered, while what it started may still be alive. */
export async function diagnoseHang(
  receipts: readonly MockReceipt[],
  faults: MockFaults = {},
): Promise<CheckFinding> {
  const living = await livingProcesses(
    receipts.map(({ pid }) => pid),
    0,
  );
  const running = receipts.filter(({ pid, exit }) => exit === null && living.includes(pid));
  const waiting = running.find(({ stdin }) => !stdin.ended && faults.stdin === undefined);
  const last = receipts.at(-1);
  if (last === undefined)
    return {
      message: `${SILENT}: the CLI was never started`,
      expected: "a start of the CLI that is first on PATH",
      actual: "none",
    };
  if (waiting !== undefined)
    return {
      message: `${SILENT}: the stand-in still waits for the end of stdin: close the child's stdin`,
      expected: "the end of stdin",
      actual: `${waiting.stdin.bytes} bytes, and no end`,
      hint: "A stand-in reads stdin to its end before it plays: end it behind the prompt (`child.stdin.end(prompt)`), or start the child with stdin ignored.",
    };
  if (running.length > 0)
    return {
      message: `${SILENT}: the CLI is still alive, and the host neither ends it nor gives up`,
      expected: "a result, or an error",
      actual: `${running.length} running, ${running.at(-1)!.played.out} bytes of stdout printed`,
    };
  return {
    message: `${SILENT}, though the CLI has ended`,
    expected: "a result, or an error",
    actual: `the CLI ended with ${JSON.stringify(last.exit ?? "a signal")} after ${last.played.out} bytes of stdout`,
    hint: "Wait for `close` of the child, and settle on `error` too.",
  };
}
