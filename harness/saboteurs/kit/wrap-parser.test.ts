import { describe, expect, it } from "vitest";
import { lineAdapter } from "./testing/line-adapter.ts";
import { parseText } from "./testing/parse-text.ts";
import { wrapParser } from "./wrap-parser.ts";

const EXIT = { code: 0, signal: null, timedOut: false, aborted: false };

describe("wrapParser", () => {
  it("changes nothing when the fault has no hook", () => {
    const pieces = ["a\nb", "c\n", "d"];
    expect(
      parseText(
        wrapParser(lineAdapter, () => ({})),
        pieces,
      ),
    ).toEqual(parseText(lineAdapter, pieces));
  });

  it("gives each run a fault of its own", () => {
    let runs = 0;
    const wrapped = wrapParser(lineAdapter, () => ({
      outcome: (outcome) => ({ ...outcome, content: String(++runs) }),
    }));
    expect(parseText(wrapped, ["a"]).outcome.content).toBe("1");
    expect(parseText(wrapped, ["a"]).outcome.content).toBe("2");
  });

  it("asks for held bytes and held events when the stream is over", () => {
    const wrapped = wrapParser(lineAdapter, () => ({
      heldBytes: (stream) => Buffer.from(stream === "out" ? "late\n" : ""),
      heldEvents: () => [{ kind: "assistant_text", text: "last" }],
    }));
    expect(parseText(wrapped, ["a\n"]).events).toEqual(
      ["a", "late", "last"].map((text) => ({ kind: "assistant_text", text })),
    );
  });

  it("still gives the good parser the held bytes when flush is not called", () => {
    const parser = wrapParser(lineAdapter, () => ({
      heldBytes: (stream) => Buffer.from(stream === "out" ? "late\n" : ""),
    })).parser({ outputFormat: "text" });
    expect(parser.end(EXIT).content).toBe("late");
  });

  it("gives the faulty parser the true exit and the good parser the false one", () => {
    const wrapped = wrapParser(lineAdapter, () => ({
      exit: (exit) => ({ ...exit, code: 9 }),
      outcome: (outcome, exit) => ({ ...outcome, content: `${outcome.exit.code} ${exit.code}` }),
    }));
    expect(parseText(wrapped, ["a"]).outcome.content).toBe("9 0");
  });
});
