import type { OutputFormat } from "../../../contracts/cli/v1/adapter.ts";

/** Bytes to be parsed again and again: whole lines of JSON, each with its LF. */
export interface BenchInput {
  readonly name: string;
  readonly outputFormat: OutputFormat;
  readonly stdout: Buffer;
  readonly lines: number;
}

/** An input out of its bytes; `stdout` ends with LF. */
export function benchInput(name: string, stdout: Buffer): BenchInput {
  let lines = 0;
  for (let at = stdout.indexOf(10); at >= 0; at = stdout.indexOf(10, at + 1)) lines += 1;
  return { name, outputFormat: "stream-json", stdout, lines };
}

/** `bytes` again and again until there are at least `size` of them. */
export function repeated(bytes: Buffer, size: number): Buffer {
  return Buffer.concat(Array.from({ length: Math.max(1, Math.ceil(size / bytes.length)) }, () => bytes));
}
