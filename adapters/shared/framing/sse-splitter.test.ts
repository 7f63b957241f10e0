import { describe, expect, it } from "vitest";
import { SseSplitter } from "./sse-splitter.ts";

const A = '{"a":"é🦜\\n"}';
const B = '{"b":[1,{"c":null}]}';

/** What is handed out of a body that comes in these pieces. */
function lines(...pieces: (string | Uint8Array)[]): string[] {
  const splitter = new SseSplitter();
  const found: string[] = [];
  for (const piece of pieces) splitter.push(Buffer.from(piece as string), (line) => found.push(line));
  splitter.finish((line) => found.push(line));
  return found;
}

/** The same in pieces of one byte, and in two wherever it can be cut. */
function everyCut(body: string): string[][] {
  const bytes = Buffer.from(body);
  const cuts = Array.from({ length: bytes.length + 1 }, (_, at) => at);
  return [
    lines(...Array.from(bytes, (byte) => Uint8Array.of(byte))),
    ...cuts.map((at) => lines(bytes.subarray(0, at), bytes.subarray(at))),
  ];
}

describe("the data of server-sent events", () => {
  const bodies: [what: string, body: string, data: string[]][] = [
    ["LF", `data: ${A}\n\ndata: ${B}\n\ndata: [DONE]\n\n`, [A, B]],
    ["CRLF", `data: ${A}\r\n\r\ndata: ${B}\r\n\r\ndata: [DONE]\r\n\r\n`, [A, B]],
    ["CR", `data: ${A}\r\rdata: ${B}\r\rdata: [DONE]\r\r`, [A, B]],
    ["CR and comments", `: one\r\r: two\r\rdata: ${A}\r\r: three\r\rdata: ${B}\r`, [A, B]],
    ["a BOM", `\ufeffdata: ${A}\n\n`, [A]],
    ["no blank behind the colon", `data:${A}\n\ndata:${B}\n\n`, [A, B]],
    ["no blank line between events", `data: ${A}\ndata: ${B}\ndata: [DONE]\n`, [A, B]],
    ["no line end at all", `data: ${A}`, [A]],
    [
      "comments and other fields",
      `: OPENROUTER PROCESSING\n\nevent: x\nid: 7\nretry: 10\ndata: ${A}\n\n`,
      [A],
    ],
    ["data over several lines", 'data: {"a":\ndata: {"b": 1}\ndata: }\n\n', ['{"a":\n{"b": 1}\n}']],
    ["data over several lines, CR", `data: {"a":\rdata: 1}\r\rdata: ${B}\r\r`, ['{"a":\n1}', B]],
    ["no event but a document", `${A}\n`, [A]],
    ["noise", `zz\ndata: zz\ndata: ${A}\n\n{\n`, ["zz", "zz", A, "{"]],
    ["half an event ahead of a whole one", `data: {"half\n\ndata: ${A}\n\n`, ['{"half', A]],
    ["half an event without its blank line", `data: {"half\ndata: ${A}\n\n`, ['{"half', A]],
    ["a stream that is cut in an event", `data: ${A}\n\ndata: {"b":[1,`, [A, '{"b":[1,']],
    ["a lone CR between tokens", 'data: {\r"a":\r1\r}\n\n', ['{\r"a":\r1\r}']],
    ["a progress bar", "zz 10%\rzz 20%\n", ["zz 10%\rzz 20%"]],
    [
      "separators of Unicode in a string",
      'data: {"a":"\u2028\u0085\ufeff"}\n\n',
      ['{"a":"\u2028\u0085\ufeff"}'],
    ],
  ];

  it.each(bodies)("with %s, cut at any byte", (_, body, data) => {
    for (const found of everyCut(body)) expect(found).toEqual(data);
  });

  it("comes as soon as its line is whole", () => {
    const splitter = new SseSplitter();
    const found: string[] = [];
    splitter.push(Buffer.from(`data: ${A}\n`), (line) => found.push(line));
    expect(found).toEqual([A]);
  });

  it("keeps a CR that is followed by what only looks like a field", () => {
    expect(lines("zz\rdat", "um: 1\n")).toEqual(["zz\rdatum: 1"]);
    expect(lines("zz\r", "\r", "x\n")).toEqual(["zz\r\rx"]);
  });

  it("counts lines that are longer than the cap", () => {
    const splitter = new SseSplitter({ maxLineBytes: 10 });
    splitter.push(Buffer.from(`data: {"a":"${"x".repeat(20)}"}\n\n`), () => expect.unreachable());
    expect(splitter.oversizedLines).toBe(1);
  });
});
