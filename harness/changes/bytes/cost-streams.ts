import type { OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import type { Chunk } from "../../model/target.ts";

/** A family of streams that grow, to see how cost grows with them. */
export interface CostStream {
  name: string;
  outputFormat: OutputFormat;
  /** Sizes to compare, in units of the family: bytes, lines, records or levels. */
  small: number;
  large: number;
  chunks(units: number): Chunk[];
}

/** What of the provider's own output the streams are made of. */
export interface CostMaterial {
  /** A record that carries text: JSON text for a text of any length. */
  textRecord(text: string): string;
  /** Short records of several kinds, none of them terminal; the number makes their ids differ. */
  shortRecords(round: number): string[];
  /** Whole runs, one behind the other, as the CLI printed them. */
  runs: Buffer;
}

const KIB = 1024;
const MIB = 1024 * 1024;
/** Needs no escape in JSON, so that it can be put into a record as bytes. */
const WORDS = "zz words of an answer ";
/** Stands where the words come. */
const MARK = "zz-mark";
const DEEP = 10_000;

/** The streams on which a parser that is not linear shows it (INV-CLI-PARSE-010). */
export function costStreams(formats: readonly OutputFormat[], material: CostMaterial): CostStream[] {
  const streams = {
    text: textStreams,
    json: () => documentStreams(material),
    "stream-json": () => recordStreams(material),
  };
  const [first] = formats;
  const stderr = (n: number) => cut("err", Buffer.alloc(n, "zz a line of stderr\n"), KIB);
  return [
    ...formats.flatMap((format) => streams[format]()),
    ...(first === undefined ? [] : [stream("stderr in 1 KiB chunks", first, 128 * KIB, 2 * MIB, stderr)]),
  ];
}

function recordStreams({ textRecord, shortRecords, runs }: CostMaterial): CostStream[] {
  const format = "stream-json";
  const again = (n: number) => Buffer.concat(Array.from({ length: n }, () => runs));
  const line = (n: number) => withWords(`${textRecord(MARK)}\n`, n);
  return [
    stream("one line in 1 KiB chunks", format, 128 * KIB, 2 * MIB, (n) => cut("out", line(n), KIB)),
    stream("a line of 20 MB in 64 KiB chunks", format, 2 * MIB, 20 * MIB, (n) =>
      cut("out", line(n), 64 * KIB),
    ),
    stream("one line byte by byte", format, 16 * KIB, 192 * KIB, (n) => cut("out", line(n), 1)),
    stream("many records", format, 50, 1200, (n) => cut("out", rounds(n, shortRecords), 16 * KIB)),
    // A record may cost little alone and much behind others, as one that is compared with all texts before it.
    stream("recorded runs again and again", format, 1, 12, (n) => cut("out", again(n), 16 * KIB)),
    stream("100,000 lines of noise", format, 6000, 100_000, (n) =>
      cut("out", "zz noise\n".repeat(n), 16 * KIB),
    ),
    stream("records of an unknown type", format, 1500, 24_000, (n) =>
      cut("out", '{"type":"zz_unknown"}\n'.repeat(n), 16 * KIB),
    ),
    stream("blank lines", format, 16 * KIB, 256 * KIB, (n) => cut("out", "\n".repeat(n), KIB)),
    stream("records nested 10,000 deep", format, 2, 24, (n) =>
      cut("out", `${nested(DEEP)}\n`.repeat(n), 64 * KIB),
    ),
    stream("depth of nesting", format, DEEP / 16, DEEP, (n) =>
      cut("out", `${nested(n)}\n`.repeat(8), 64 * KIB),
    ),
  ];
}

function documentStreams({ textRecord }: CostMaterial): CostStream[] {
  return [
    stream("one document in 1 KiB chunks", "json", 128 * KIB, 2 * MIB, (n) =>
      cut("out", withWords(textRecord(MARK), n), KIB),
    ),
  ];
}

function textStreams(): CostStream[] {
  const of = (name: string, text: string) =>
    stream(name, "text", 64 * KIB, MIB, (n) => cut("out", text.repeat(Math.ceil(n / text.length)), KIB));
  return [
    of("text in 1 KiB chunks", "zz words of an answer\n"),
    of("text without a newline", "zz words "),
    of("text full of colours", "\x1b[31mzz\x1b[0m "),
    of("titles that never end", "\x1b]"),
    of("links that never end", "\x1b]8;;https://example.com/"),
    of("numbers of a sequence that never ends", "\x1b[1;"),
  ];
}

function stream(
  name: string,
  outputFormat: OutputFormat,
  small: number,
  large: number,
  chunks: (units: number) => Chunk[],
): CostStream {
  return { name: `${name} (${outputFormat})`, outputFormat, small, large, chunks };
}

function cut(to: "out" | "err", content: string | Buffer, size: number): Chunk[] {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index): Chunk => {
    return [to, bytes.subarray(index * size, (index + 1) * size)];
  });
}

/** A record with this many bytes of words in place of the mark. */
function withWords(record: string, length: number): Buffer {
  const parts = record.split(MARK).flatMap((part) => [Buffer.alloc(length, WORDS), Buffer.from(part)]);
  return Buffer.concat(parts.slice(1));
}

function rounds(count: number, shortRecords: (round: number) => string[]): string {
  return Array.from({ length: count }, (_, round) =>
    shortRecords(round)
      .map((record) => `${record}\n`)
      .join(""),
  ).join("");
}

function nested(depth: number): string {
  return `{"type":"zz_unknown","zz":${'{"a":['.repeat(depth / 2)}1${"]}".repeat(depth / 2)}}`;
}
