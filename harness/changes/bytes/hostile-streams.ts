/** A stream that no CLI should print, and that an adapter must live with. */
export interface HostileStream {
  name: string;
  bytes: Buffer;
}

const DEEP = 10_000;

/**
 * The table of hostile streams (INV-CLI-PARSE-001): broken UTF-8, controls, surrogates, numbers out of range, deep
 * nesting, primitives where a record is due.
 *
 * @param record JSON text of a real record of the provider, to nest hostile values in.
 */
export function hostileStreams(record = '{"type":"zz"}'): HostileStream[] {
  const within = (value: string) =>
    record.replace(/\{\s*(?=(.))/, (_, next) => `{"zz":${value}${next === "}" ? "" : ","}`);
  const deep = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP);
  return Object.entries<string | number[]>({
    empty: "",
    newline: "\n",
    "many newlines": "\n".repeat(1000),
    "blank line": " \t \r\n",
    "JSON null": "null\n",
    "JSON number": "3\n",
    "JSON string": '"x"\n',
    "JSON true": "true\n",
    "empty array": "[]\n",
    "array of primitives": '[null,1,"x",[],{}]\n',
    "empty object": "{}\n",
    "opening brace": "{",
    "closing braces": "}}}}\n",
    "half a record": record.slice(0, record.length / 2),
    "two records on a line": `${record}${record}\n`,
    "the record without a newline": record,
    "type null": '{"type":null}\n',
    "type number": '{"type":1}\n',
    "type array": '{"type":["result"]}\n',
    "type object": '{"type":{"type":"result"}}\n',
    "an error alone": '{"error":"boom"}\n',
    "an error without a message": '{"error":{}}\n',
    "an error that is null": '{"error":null,"result":null}\n',
    "an error that is a list": '{"error":["boom",{"message":7}]}\n',
    "a result that is a number": '{"result":7,"response":7,"messages":7,"choices":7,"type":"result"}\n',
    "lists of nothing": '{"messages":[null],"choices":[null],"content":[null],"events":[[]]}\n',
    "a message without content": '[{"role":"assistant"},{"type":"assistant","message":null}]\n',
    "lone continuation bytes": [0x80, 0xbf, 0x0a, 0x9b, 0x33, 0x31, 0x6d, 0x0a],
    "half a character": [0x7b, 0x22, 0xe2, 0x80],
    "overlong slash": [0xc0, 0xaf, 0x0a],
    "encoded surrogate": [0xed, 0xa0, 0x80, 0x0a],
    "bytes that never occur": [0xfe, 0xff, 0xf5, 0x0a],
    "byte order mark alone": [0xef, 0xbb, 0xbf],
    "half a byte order mark": [0xef, 0xbb],
    "UTF-16 mark": [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00, 0x0a, 0x00],
    NULs: "\0\0\0\n\0{}\0\n",
    "raw controls in a string": '{"type":"zz","text":"a\u0001\u0002\tb"}\n',
    "lone high surrogate": `${within('"\\ud83d"')}\n`,
    "lone low surrogate": `${within('"\\ude00 \\udfff"')}\n`,
    "lone surrogate as type": '{"type":"\\ud800"}\n',
    "huge numbers": `${within("[1e999,-1e999,1e-999,123456789012345678901234567890,-0,1E+3]")}\n`,
    "long number": `${within("9".repeat(5000))}\n`,
    "duplicate keys": '{"type":"zz","type":null,"type":"zz"}\n',
    "trailing comma": '{"type":"zz",}\n',
    "NaN and Infinity": '{"type":"zz","a":NaN,"b":Infinity}\n',
    "deep arrays": `${deep("[", "]")}\n`,
    "deep objects": `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}\n`,
    "deep arrays in a record": `${within(deep("[", "]"))}\n`,
    "deep objects in a record": `${within(`${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`)}\n`,
    "deep nesting never closed": "[".repeat(DEEP),
    "unfinished escape sequence": "\x1b[38;5;",
    "unfinished title": `\x1b]0;${"x".repeat(5000)}`,
    "prototype keys": '{"__proto__":{"zz":1},"constructor":{"prototype":{"zz":1}},"type":"__proto__"}\n',
  }).map(([name, content]) => ({ name, bytes: Buffer.from(content as string) }));
}
