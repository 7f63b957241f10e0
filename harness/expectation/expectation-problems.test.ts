import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { expectationProblems } from "./expectation-problems.ts";

const digest = { sha256: "0".repeat(64), length: 3, start: "a", end: "b" };

describe("expectationProblems", () => {
  it.each<[string, unknown]>([
    ["nothing", {}],
    ["alternatives of a word", { status: { anyOf: ["ok", "error"] } }],
    ["alternatives in alternatives", { model: { anyOf: [null, { anyOf: ["a", "b"] }] } }],
    ["alternatives of objects", { usage: { anyOf: [null, { inputTokens: { anyOf: [1, 2] } }] } }],
    ["alternatives of lists and in them", { tools: { anyOf: [[], [{ name: { anyOf: ["a", "b"] } }]] } }],
    ["a digest for each text", { content: digest, messages: [digest], error: { message: digest } }],
    ["a digest among alternatives", { content: { anyOf: [null, digest] } }],
    ["null where the outcome may have nothing", { error: { httpStatus: null }, usage: null, quota: null }],
    ["fields of a tool that no schema names", { tools: [{ name: "Bash", input: { anyOf: [1, 2] } }] }],
    ["diagnostics that no schema names", { diagnostics: { truncated: true, mine: [1, { a: null }] } }],
    ["counts of unknown types", { diagnostics: { unknownTypes: { ping: 2 } } }],
    ["a note", { note: "why" }],
  ])("accepts %s", (_name, expected) => {
    expect(expectationProblems(expected)).toEqual([]);
  });

  it.each<[unknown, string]>([
    [[], "an expectation is an object with the outcome's fields"],
    [{ status: "eror" }, 'status: ok or error is needed, not "eror"; did you mean error?'],
    [{ status: null }, "status: ok or error is needed, not null"],
    [{ contents: "" }, "contents: no such field; did you mean content?"],
    [{ content: 3 }, "content: a text or null is needed, not 3"],
    [{ content: {} }, "content: a text or null is needed, not {}"],
    [{ messages: "Hi" }, 'messages: a list is needed, not "Hi"'],
    [{ messages: ["Hi", 2] }, "messages[1]: a text is needed, not 2"],
    [{ usage: { input: 1 } }, "usage.input: no such field; did you mean inputTokens?"],
    [{ usage: { inputTokens: "12" } }, 'usage.inputTokens: a whole number from 0 is needed, not "12"'],
    [{ usage: { inputTokens: -1 } }, "usage.inputTokens: a whole number from 0 is needed, not -1"],
    [{ usage: { inputTokens: null } }, "usage.inputTokens: a whole number from 0 is needed, not null"],
    [{ error: { categroy: "quota" } }, "error.categroy: no such field; did you mean category?"],
    [
      { error: { httpStatus: 42 } },
      "error.httpStatus: a whole number or null from 100 to 599 is needed, not 42",
    ],
    [{ session: { uuid: "x" } }, "session.uuid: no such field"],
    [
      { tools: [{ name: "Bash" }, { status: "failed" }] },
      'tools[1].status: ok or error is needed, not "failed"',
    ],
    [{ tools: {} }, "tools: a list is needed, not {}"],
    [{ quota: [{ windows: "x" }] }, "quota[0].windows: no such field; did you mean window?"],
    [{ exit: { code: "1" } }, 'exit.code: a whole number or null is needed, not "1"'],
    [{ diagnostics: { truncated: "yes" } }, 'diagnostics.truncated: true or false is needed, not "yes"'],
    [{ diagnostics: { unknownTypes: { ping: 0 } } }, "a whole number from 1 is needed, not 0"],
    [{ model: { anyOf: [] } }, "model.anyOf: a list of at least one value is needed"],
    [{ model: { anyOf: "x" } }, "model.anyOf: a list of at least one value is needed"],
    [{ model: { anyOf: ["x"], why: "y" } }, "model: anyOf stands alone, without a field beside it"],
    [{ model: { anyOf: ["x", 2] } }, "model: a text or null is needed, not 2"],
    [{ usage: { anyOf: [null, { input: 1 }] } }, "usage.input: no such field"],
    [{ content: { ...digest, sha256: "xyz" } }, "content.sha256: 64 hexadecimal digits are needed"],
    [{ content: { sha256: digest.sha256 } }, "content.length: a number of characters is needed"],
    [{ content: { ...digest, start: 1 } }, "content.start: a text is needed"],
    [{ content: { ...digest, finish: "x" } }, "content.finish: no such field in a digest"],
    [{ note: 1 }, "note: a text is needed"],
    [JSON.parse('{"usage": {"__proto__": 1, "constructor": 2}}'), "usage.__proto__: no such field"],
  ])("reports %j", (expected, line) => {
    expect(expectationProblems(expected)[0]).toContain(line);
  });

  it("has nothing against any expectation that cliproof ships", () => {
    const files = ["fixtures", "contracts/cli/v1/examples"].flatMap((folder) =>
      readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith("expected.json"))
        .map((path) => join(PROJECT_ROOT, folder, path)),
    );
    expect(files.length).toBeGreaterThan(100);
    for (const file of files)
      expect(expectationProblems(JSON.parse(readFileSync(file, "utf8"))), file).toEqual([]);
  });
});
