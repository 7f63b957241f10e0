import type { Adapter, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { type Fault, type StreamName, wrapParser } from "./wrap-parser.ts";

/** What a good parser is given for one line: its text up to the LF, without it; null leaves the line out. */
export type LineChange = (line: string, stream: StreamName) => string | null;

/**
 * An adapter whose parsers are given other lines than the CLI printed. Lines end at LF alone; a last one without it
 * is changed when the stream is over.
 */
export function changeLines(adapter: Adapter, change: (options: ParserOptions) => LineChange): Adapter {
  return wrapParser(adapter, (options) => lineFault(change(options)));
}

/** The same as a fault, to be joined with other hooks. */
export function lineFault(change: LineChange): Required<Pick<Fault, "bytes" | "heldBytes">> {
  const held: Record<StreamName, Uint8Array[]> = { out: [], err: [] };
  function changed(stream: StreamName, line: Uint8Array, end: string): Uint8Array {
    const text = change(Buffer.from(line.buffer, line.byteOffset, line.length).toString("utf8"), stream);
    return text === null ? new Uint8Array() : Buffer.from(text + end);
  }
  return {
    bytes(stream, bytes) {
      const out: Uint8Array[] = [];
      let start = 0;
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
        out.push(changed(stream, Buffer.concat([...held[stream], bytes.subarray(start, end)]), "\n"));
        held[stream] = [];
        start = end + 1;
      }
      if (start < bytes.length) held[stream].push(Uint8Array.from(bytes.subarray(start)));
      return Buffer.concat(out);
    },
    heldBytes(stream) {
      const rest = Buffer.concat(held[stream]);
      held[stream] = [];
      return rest.length === 0 ? rest : changed(stream, rest, "");
    },
  };
}
