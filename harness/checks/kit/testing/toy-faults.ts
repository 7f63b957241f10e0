import type { Adapter, Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { faultyAdapter } from "./toy-adapter.ts";

/** The toy adapter, its parser given other bytes: each chunk is put through `map`. */
export function chunkFault(map: (bytes: Buffer) => Uint8Array): Adapter {
  return faultyAdapter((good) => ({ push: (stream, bytes) => good.push(stream, map(Buffer.from(bytes))) }));
}

/** The toy adapter, its parser given another stdout: all of it is put through `map` when it is over. */
export function stdoutFault(map: (stdout: string) => string): Adapter {
  return faultyAdapter((good) => {
    let kept: Buffer[] = [];
    const flush = () => {
      const stdout = map(Buffer.concat(kept).toString("utf8"));
      kept = [];
      return [...good.push("out", Buffer.from(stdout)), ...good.flush!()];
    };
    return {
      push(stream, bytes) {
        if (stream === "err") return good.push(stream, bytes);
        kept.push(Buffer.from(bytes));
        return [];
      },
      flush,
      end(exit) {
        if (kept.length > 0) flush();
        return good.end(exit);
      },
    };
  });
}

/** The toy adapter, each line of its stdout put through `map`; null drops the line. */
export function lineFault(map: (line: string) => string | null): Adapter {
  return stdoutFault((stdout) =>
    stdout
      .split("\n")
      .map(map)
      .filter((line) => line !== null)
      .join("\n"),
  );
}

/** What came in, as it came. */
export interface Heard {
  stdout: string;
  stderr: string;
  /** The stream that spoke last. */
  last: "out" | "err" | undefined;
}

/** The toy adapter with another outcome. */
export function outcomeFault(map: (outcome: Outcome, heard: Heard) => Outcome): Adapter {
  return faultyAdapter((good) => {
    const kept = { out: [] as Buffer[], err: [] as Buffer[] };
    let last: Heard["last"];
    return {
      push(stream, bytes) {
        kept[stream].push(Buffer.from(bytes));
        last = stream;
        return good.push(stream, bytes);
      },
      end(exit) {
        const [stdout, stderr] = [kept.out, kept.err].map((pieces) => Buffer.concat(pieces).toString("utf8"));
        return map(good.end(exit), { stdout: stdout!, stderr: stderr!, last });
      },
    };
  });
}
