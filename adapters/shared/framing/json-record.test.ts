import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonRecord } from "./json-record.ts";
import { SEQUENCES } from "./sequences.ts";

const RECORD = {
  type: "result",
  result: 'a "quoted" \\ } { \u001b[31mred\u2028\u0085\ufeff',
  n: [1, { deep: null }],
};
const LINE = JSON.stringify(RECORD);

/** Escape sequences that leave nothing on the screen. */
const INVISIBLE = [
  "\x1b[0m",
  "\x1b[2K\r",
  "\x1b]0;title\x07",
  '\x1b]0;{"a":1}\x1b\\',
  "\u009b1m",
  "\x07",
  " \t",
  "\0",
];

describe("a record", () => {
  test("is a JSON object on one line", () => {
    expect(jsonRecord(LINE)).toEqual(RECORD);
    expect(jsonRecord(`${LINE}\r`)).toEqual(RECORD);
    expect(jsonRecord(`  ${LINE}\t`)).toEqual(RECORD);
  });

  test.each(INVISIBLE)("is found between escape sequences: %j", (sequence) => {
    expect(jsonRecord(sequence + LINE)).toEqual(RECORD);
    expect(jsonRecord(LINE + sequence)).toEqual(RECORD);
    expect(jsonRecord(sequence + sequence + LINE + sequence)).toEqual(RECORD);
  });

  test("is found in front of a sequence that is cut off", () => {
    expect(jsonRecord(`${LINE}\x1b]0;tit`)).toEqual(RECORD);
  });

  test("keeps every escape sequence inside its strings, escaped or raw", () => {
    for (const { text } of SEQUENCES) {
      const record = { text, [text]: 1 };
      const raw = `{"text":"${rawInString(text)}","${rawInString(text)}":1}`;
      expect(jsonRecord(JSON.stringify(record))).toEqual(record);
      expect(jsonRecord(raw)).toEqual(record);
      expect(jsonRecord(`\x1b[0m${raw}\x1b[0m`)).toEqual(record);
    }
  });

  test("keeps a raw TAB, CR, NUL, ESC in a string beside the escaped ones", () => {
    expect(jsonRecord('{\t"a" :\r"x\ty\rz\0\x1b[1m\\u001b\\\\" ,"b":"\\""}')).toEqual({
      a: "x\ty\rz\0\x1b[1m\x1b\\",
      b: '"',
    });
  });

  test("has a key __proto__ as its own and changes no prototype", () => {
    const record = jsonRecord(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    );
    expect(Object.keys(record!)).toEqual(["__proto__", "constructor"]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
  });

  test("may be nested 10,000 levels deep, decorated too", () => {
    const deep = `{"a":${"[".repeat(5000)}${'{"b":'.repeat(5000)}1${"}".repeat(5000)}${"]".repeat(5000)}}`;
    expect(jsonRecord(deep)).not.toBeNull();
    expect(jsonRecord(`\x1b[0m${deep}\x1b[0m`)).not.toBeNull();
  });
});

describe("noise", () => {
  test.each([
    "null",
    "3",
    '"x"',
    "true",
    "[]",
    '[{"type":"result"}]',
    "",
    " ",
    "undefined",
    "NaN",
    "\x1b[0m",
  ])("%j is no record", (line) => expect(jsonRecord(line)).toBeNull());

  test.each([
    ["half a record", LINE.slice(0, -1)],
    ["a record without its start", LINE.slice(1)],
    ["a log prefix before a record", `[debug] sending ${LINE}`],
    ["text behind a record", `${LINE} was rejected`],
    ["two records on one line", LINE + LINE],
    ["a coloured log prefix", `\x1b[2m[debug]\x1b[0m ${LINE}`],
    ["a record inside a title only", `\x1b]0;${JSON.stringify({ type: "result" })}\x07`],
    ["a spinner frame, overwritten by CR", `⠋ Working\r${LINE}`],
    ["an object in single quotes", "{'type':'result'}"],
    ["unbalanced quotes", '{"a":"b}'],
  ])("%s", (_name, line) => expect(jsonRecord(line)).toBeNull());

  test("no bytes make it throw", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = Buffer.from(bytes).toString("utf8");
        jsonRecord(text);
        jsonRecord(`{${text}}`);
      }),
    );
  });
});

test("every object comes back, whatever its strings hold", () => {
  const json = fc.object({
    key: fc.string({ unit: "binary" }),
    values: [fc.string({ unit: "binary" }), fc.double()],
  });
  const decoration = fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 3 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(json, decoration, decoration, (value, before, after) => {
      const line = JSON.stringify(value);
      expect(jsonRecord(before + line + after)).toEqual(JSON.parse(line));
    }),
  );
});

/** A text as a careless CLI would print it into a JSON string: quotes and backslashes escaped, controls raw. */
function rawInString(text: string): string {
  return text.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n");
}
