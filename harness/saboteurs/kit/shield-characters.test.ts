import { describe, expect, it } from "vitest";
import { changeLines } from "./change-lines.ts";
import { shield, shieldCharacters } from "./shield-characters.ts";
import { lineAdapter } from "./testing/line-adapter.ts";
import { parseText } from "./testing/parse-text.ts";

describe("shieldCharacters", () => {
  it("keeps a character from the good parser and puts it back into what comes out", () => {
    const strips = changeLines(
      lineAdapter,
      () => (line) => line.replaceAll("\x1b", "").replaceAll("\x9b", ""),
    );
    const blind = shieldCharacters(strips, () => (line) => line.replaceAll("\x1b", shield));
    const { events, outcome } = parseText(blind, ["a\x1b[1mb\x9b0m\n"]);
    expect(outcome.content).toBe("a\x1b[1mb0m");
    expect(events).toEqual([{ kind: "assistant_text", text: "a\x1b[1mb0m" }]);
  });
});
