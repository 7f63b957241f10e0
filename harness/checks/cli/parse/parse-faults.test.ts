import { describe, expect, it } from "vitest";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { moduleTarget } from "../../../driver/module-target.ts";
import type { Check } from "../../kit/check.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { faultyAdapter } from "../../kit/testing/toy-adapter.ts";
import { chunkFault, lineFault, outcomeFault, stdoutFault } from "../../kit/testing/toy-faults.ts";
import ansiAroundRecords from "./noise/ansi-around-records.ts";
import ansiInMessages from "./noise/ansi-in-messages.ts";
import ansiInStrings from "./noise/ansi-in-strings.ts";
import ansiInText from "./noise/ansi-in-text.ts";
import ansiTable from "./noise/ansi-table.ts";
import noiseLines from "./noise/noise-lines.ts";
import prototypeKeys from "./noise/prototype-keys.ts";
import prototypeNames from "./noise/prototype-names.ts";
import strayControls from "./noise/stray-controls.ts";
import unknownFields from "./noise/unknown-fields.ts";
import unknownRecords from "./noise/unknown-records.ts";
import anyExit from "./outcomes/any-exit.ts";
import noTerminalRecord from "./outcomes/no-terminal-record.ts";
import shape from "./outcomes/shape.ts";
import anyBytes from "./streams/any-bytes.ts";
import anyCut from "./streams/any-cut.ts";
import boundedMemory from "./streams/bounded-memory.ts";
import cost from "./streams/cost.ts";
import cuts from "./streams/cuts.ts";
import damagedBytes from "./streams/damaged-bytes.ts";
import interleaved from "./streams/interleaved.ts";
import lineEnds from "./streams/line-ends.ts";
import rawSeparators from "./streams/raw-separators.ts";
import reusedBuffers from "./streams/reused-buffers.ts";
import streamOrder from "./streams/stream-order.ts";

/** Each check with adapters that have the fault it is there for. */
const FAULTS: [check: Check, fault: string, adapter: Adapter][] = [
  [ansiAroundRecords, "knows CSI only", stdoutFault((stdout) => stdout.replaceAll("\x1b]", "]"))],
  [ansiAroundRecords, "leaves escape sequences in the words of stderr", rawMessage("stderr")],
  [ansiInMessages, "reports the words of an error record as they are", rawMessage("record")],
  [
    ansiInStrings,
    "strips before it parses",
    stdoutFault((stdout) => stdout.replace(/\\u001b\[[0-9;]*m/g, "")),
  ],
  [ansiInText, "leaves titles in text", textStripped(/\x1b\[[0-9;]*m/g)],
  [
    ansiInText,
    "takes FF for an escape sequence",
    outcomeFault((outcome) => ({ ...outcome, content: outcome.content?.replaceAll("\f", "") ?? null })),
  ],
  [ansiTable, "knows CSI only", textStripped(/\x1b\[[0-9;?]*[A-Za-z]/g)],
  [anyBytes, "reads a field of JSON null", lineFault((line) => (line === "null" ? fail("null.type") : line))],
  [
    anyCut,
    "throws on an unfinished line",
    stdoutFault((stdout) => (/[^\n]$/.test(stdout) ? fail("cut") : stdout)),
  ],
  [
    damagedBytes,
    "decodes strictly",
    stdoutFault((stdout) => (stdout.includes("\ufffd") ? fail("malformed") : stdout)),
  ],
  [
    anyExit,
    "takes a code for granted",
    faultyAdapter((good) => ({ end: (exit) => good.end({ ...exit, code: exit.code!.valueOf() }) })),
  ],
  [
    anyExit,
    "says ok and gives an error",
    outcomeFault((outcome) => (outcome.exit.code === 77 ? { ...outcome, status: "ok" } : outcome)),
  ],
  [
    boundedMemory,
    "keeps every line",
    outcomeFault((outcome, { stdout }) => ({
      ...outcome,
      diagnostics: { ...outcome.diagnostics, lines: stdout.split("\n") },
    })),
  ],
  [cost, "searches its whole buffer at every chunk", quadratic()],
  [cuts, "decodes each chunk on its own", chunkFault((bytes) => Buffer.from(bytes.toString("utf8")))],
  [
    cuts,
    "takes each chunk for whole lines",
    chunkFault((bytes) => Buffer.concat([bytes, Buffer.from("\n")])),
  ],
  [
    streamOrder,
    "takes the stream that spoke last for its verdict",
    outcomeFault((outcome, { last }) => ({ ...outcome, model: last ?? null })),
  ],
  [rawSeparators, "splits at U+2028", stdoutFault((stdout) => stdout.replaceAll("\u2028", "\n"))],
  [rawSeparators, "drops U+FEFF everywhere", stdoutFault((stdout) => stdout.replaceAll("\ufeff", ""))],
  [lineEnds, "keeps a byte order mark", stdoutFault((stdout) => stdout.replace(/^\ufeff/, "?"))],
  [lineEnds, "drops a last line without a newline", stdoutFault((stdout) => stdout.replace(/[^\n]+$/, ""))],
  [strayControls, "splits at a lone CR", stdoutFault((stdout) => stdout.replace(/\r(?!\n)/g, "\n"))],
  [strayControls, "splits at VT and FF", stdoutFault((stdout) => stdout.replace(/[\v\f]/g, "\n"))],
  [
    noiseLines,
    "takes noise for text",
    lineFault((line) => (/^\s*(\{|$)/.test(line) ? line : JSON.stringify({ type: "delta", text: line }))),
  ],
  [noiseLines, "does not count noise", lineFault((line) => (/^\{".*\}$/.test(line) ? line : null))],
  [
    unknownRecords,
    "throws on an unknown type",
    lineFault((line) => (line.includes("zz_unknown") ? fail("unknown type") : line)),
  ],
  [
    unknownRecords,
    "reads text in any record",
    lineFault((line) => line.replace(/"type":"zz[^"]*"/, '"type":"say"')),
  ],
  [unknownFields, "validates records strictly", lineFault((line) => (/^\{"zz_/.test(line) ? null : line))],
  [
    unknownFields,
    "takes the first field for the type",
    lineFault((line) => (/^\{"type"/.test(line) || !line.startsWith("{") ? line : null)),
  ],
  [prototypeKeys, "merges records into an object", lineFault(mergeRecord)],
  [
    prototypeNames,
    "keeps tool calls in a plain object",
    outcomeFault((outcome) => ({ ...outcome, tools: outcome.tools.filter(({ id }) => !(id! in {})) })),
  ],
  [interleaved, "keeps text in the module", sharing()],
  [reusedBuffers, "keeps the caller's bytes", keeping()],
  [
    noTerminalRecord,
    "takes the end of the stream for the end of the run",
    outcomeFault((outcome) =>
      outcome.error?.kind === "stream_truncated"
        ? { ...outcome, status: "ok", error: null, content: "" }
        : outcome,
    ),
  ],
  [
    shape,
    "takes a missing flag for good news",
    lineFault((line) =>
      line.replace(/("type":"done","ok":)(?!false)[^,]*(,"error")/, '$1true,"answer":""$2'),
    ),
  ],
  [shape, "makes text of anything", lineFault((line) => line.replace(/"answer":(\d+)/, '"answer":"$1"'))],
  [shape, "throws on a null", lineFault((line) => (line.includes('"usage":null') ? fail("null.in") : line))],
];

describe.each(FAULTS.map(([check, fault, adapter]) => ({ name: check.name, check, fault, adapter })))(
  "$name",
  ({ check, fault, adapter }) => {
    it(`catches an adapter that ${fault}`, async () => {
      const { finding } = await runCheck(check, adapter);
      expect(finding?.message).toMatch(/\S/);
      expect(finding?.input).toMatch(/exit: \{/);
      expect(finding?.run).toBeDefined();
    });
  },
);

describe("a counterexample that chance found", () => {
  const adapter = stdoutFault((stdout) => (stdout.includes("\ufffd") ? fail("malformed") : stdout));

  it("is found again by its path alone", async () => {
    const { finding } = await runCheck(damagedBytes, adapter);
    const again = await runCheck(damagedBytes, adapter, undefined, { path: finding!.path });
    expect(again.finding?.input).toBe(finding!.input);
  });

  it("breaks the adapter when its run is kept and replayed", async () => {
    const { finding } = await runCheck(damagedBytes, adapter);
    await expect(moduleTarget(adapter).replay(finding!.run!)).rejects.toThrow("malformed");
  });
});

it("shrinks a failing run to the lines that matter", async () => {
  const adapter = stdoutFault((stdout) => stdout.replaceAll("\u2028", "\n"));
  const { finding } = await runCheck(rawSeparators, adapter);
  const lines = Buffer.concat(finding!.run!.chunks.map(([, bytes]) => bytes))
    .toString("utf8")
    .trim()
    .split("\n");
  expect(lines).toHaveLength(1);
  expect(finding!.bytes).toContain("\\u2028");
});

/** The toy adapter that reports the words of a failed run as they came. */
function rawMessage(evidence: "record" | "stderr"): Adapter {
  return outcomeFault((outcome, { stdout, stderr }) => {
    if (outcome.error?.evidence !== evidence) return outcome;
    const inRecord = () => JSON.parse(stdout.trim().split("\n").at(-1)!).error.message as string;
    return {
      ...outcome,
      error: { ...outcome.error, message: evidence === "stderr" ? stderr.trim() : inRecord() },
    };
  });
}

/** The toy adapter that removes from text output what the pattern says and nothing else. */
function textStripped(pattern: RegExp): Adapter {
  return outcomeFault((outcome, { stdout }) =>
    outcome.status === "ok" && outcome.messages.length === 0 && !stdout.startsWith("{")
      ? { ...outcome, content: stdout.replace(pattern, "").trimEnd() }
      : outcome,
  );
}

/** Joins all it has and searches it from its start, at every chunk. */
function quadratic(): Adapter {
  return faultyAdapter((good) => {
    let buffer = Buffer.alloc(0);
    return {
      push(stream, bytes) {
        if (stream === "err") return good.push(stream, bytes);
        buffer = Buffer.concat([buffer, bytes]);
        const end = buffer.lastIndexOf("\n", 0);
        return end === -1 ? [] : good.push(stream, buffer);
      },
      flush: () => good.push("out", buffer),
    };
  });
}

/** Keeps what it heard in a variable that all its parsers share. */
function sharing(): Adapter {
  let heard = 0;
  return faultyAdapter((good) => {
    heard = 0;
    return {
      push(stream, bytes) {
        heard += bytes.length;
        return good.push(stream, bytes);
      },
      end: (exit) => ({ ...good.end(exit), model: `heard ${heard} bytes` }),
    };
  });
}

/** Holds on to the caller's chunks until the end. */
function keeping(): Adapter {
  return faultyAdapter((good) => {
    let kept: ["out" | "err", Uint8Array][] = [];
    const flush = () => {
      const events = kept.flatMap(([stream, bytes]) => good.push(stream, bytes));
      kept = [];
      return [...events, ...good.flush!()];
    };
    return {
      push(stream, bytes) {
        kept.push([stream, bytes]);
        return [];
      },
      flush,
      end(exit) {
        flush();
        return good.end(exit);
      },
    };
  });
}

/** Copies every field into one object, at all depths, as naive deep merges do. */
function mergeRecord(line: string): string {
  if (/^\{.*\}$/.test(line)) merge({}, JSON.parse(line));
  return line;
}

function merge(target: Record<string, unknown>, source: object): void {
  for (const [key, value] of Object.entries(source)) {
    const held = target[key];
    if (typeof value === "object" && value !== null && typeof held === "object" && held !== null) {
      merge(held as Record<string, unknown>, value);
    } else target[key] = value;
  }
}

function fail(message: string): never {
  throw new TypeError(message);
}
