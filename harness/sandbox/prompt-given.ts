import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { MockReceipt } from "../../mock-clis/mock-cli.mjs";

/** What a run was given as its prompt: on stdin, or in a file; null where it is an argument, or nothing came. */
export function promptGiven(
  receipt: MockReceipt | undefined,
  { promptStyle }: Manifest,
): { bytes: number; sha256: string } | null {
  if (promptStyle === "arg" || receipt === undefined) return null;
  return promptStyle === "file" ? receipt.promptFile : receipt.stdin;
}
