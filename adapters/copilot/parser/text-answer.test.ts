import { describe, expect, it } from "vitest";
import { textAnswer } from "./text-answer.ts";

const TOOL = "● Lab command (shell)\n  │ echo hi\n  └ 1 line…\n\n";
const RETRY = "● Response was interrupted due to a server error. Retrying...\n\n";

describe("what the CLI draws around the texts", () => {
  it.each([
    ["an answer", "Hello.\n\n", ["Hello."]],
    ["one that ends with a newline", "Hello.\n\n\n", ["Hello.\n"]],
    ["none", "", []],
    ["a tool between two texts", `Running it. \n\n${TOOL}Done.\n\n`, ["Running it. ", "Done."]],
    ["a failed tool first", `${TOOL.replace("●", "✗")}Done.\n\n`, ["Done."]],
    ["two tools in a row", `${TOOL}${TOOL}Done.\n\n`, ["Done."]],
    ["two without a line between them", `${TOOL.trimEnd()}\n${TOOL}Done.\n\n`, ["Done."]],
    ["a try that was made again", `Par\n\n${RETRY}Partial.\n\n`, ["Partial."]],
    ["frames of a spinner", "⣾⣽⣻\r⢿\rHello.\n\n", ["Hello."]],
    ["a spinner ahead of a tool", `Running it.\n\n⣾⣽${TOOL}Done.\n\n`, ["Running it.", "Done."]],
  ])("%s", (_, stdout, messages) => {
    expect(textAnswer(stdout)).toMatchObject({ messages, content: messages.at(-1) ?? "" });
  });

  it("is reported when a call was repeated", () => {
    expect(textAnswer(`${RETRY}${RETRY}Hello.\n\n`).notices).toHaveLength(2);
  });
});

describe("the model's own words", () => {
  it.each([
    "● One\n● Two",
    "A tree:\n  │ a\n  └ b",
    "Text\n● Title right below it\n  │ x",
    "✗ nothing failed (shell)",
    "the spinner is ⣾⣽, then\n⣾ is a frame",
    "raw\u2028● Title\u2028  │ x",
    "a\r\nb\rc",
  ])("%j stay", (text) => {
    expect(textAnswer(`${text}\n\n`)).toMatchObject({ messages: [text], content: text });
  });
});
