import { escapeBytes } from "../../lib/escape-bytes.ts";

const SHOWN_BYTES = 600;

/** What a CLI printed and how it ended, for a finding: a line for each of them, long ones cut. */
export function shownInput(stdout: Buffer, stderr: Buffer, exit: object): string {
  return [show("stdout", stdout), show("stderr", stderr), `exit: ${JSON.stringify(exit)}`]
    .filter((line) => line !== "")
    .join("\n");
}

function show(name: string, bytes: Buffer): string {
  if (bytes.length === 0) return "";
  const cut = bytes.length > SHOWN_BYTES ? `... (${bytes.length} bytes)` : "";
  return `${name}: ${escapeBytes(bytes.subarray(0, SHOWN_BYTES))}${cut}`;
}
