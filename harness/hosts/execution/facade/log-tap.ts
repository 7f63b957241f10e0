import { StringDecoder } from "node:string_decoder";
import { ignoreErrors } from "../../../../adapters/shared/run/listeners.ts";

type Stream = "stdout" | "stderr";

/**
 * Tells a listener what a CLI prints, as text: a decoder for each pipe, so that a character which a read cut in two
 * arrives whole (INV-EXECUTION-CALLBACK-001).
 */
export class LogTap {
  readonly #decoders = { stdout: new StringDecoder("utf8"), stderr: new StringDecoder("utf8") };
  readonly #tell: (log: { stream: Stream; chunk: string }) => void;

  constructor(onLog: ((stream: Stream, chunk: string) => unknown) | undefined) {
    this.#tell = ignoreErrors(({ stream, chunk }) => onLog?.(stream, chunk) as undefined);
  }

  push(stream: Stream, bytes: Uint8Array): void {
    this.#report(stream, this.#decoders[stream].write(bytes));
  }

  /** The run is over: what is left of a character that never ended is reported too. */
  end(): void {
    for (const stream of ["stdout", "stderr"] as const) this.#report(stream, this.#decoders[stream].end());
  }

  #report(stream: Stream, chunk: string): void {
    if (chunk !== "") this.#tell({ stream, chunk });
  }
}
