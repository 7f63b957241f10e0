import { describe, expect, it } from "vitest";
import { footerOn, splitFooter, withoutFooter } from "./footer.ts";

const OLD =
  "Total usage est:       1 Premium request\nTotal duration (API):  3s\nUsage by model:\n    claude-sonnet-4.5    13.7k input, 11 output, 700 cache read, 0 cache write (Est. 1 Premium request)\n";
const NEW =
  "\n\nChanges    +0 -0\nDuration   4s\nTokens     ↑ 1.2m • ↓ 8 • 200k (cached)\nResume     copilot --resume=abc\n";

describe("a footer on stdout", () => {
  it("is cut off the end, and read", () => {
    expect(splitFooter(`8.66\n\n\n${OLD}`)).toMatchObject({
      rest: "8.66\n\n",
      footer: {
        model: "claude-sonnet-4.5",
        usage: { inputTokens: 13000, outputTokens: 11, cacheReadTokens: 700, totalTokens: 13711 },
      },
    });
  });

  it("may be all there is", () => {
    expect(splitFooter(OLD).rest).toBe("");
  });

  it.each([
    `${OLD}\nand on.`,
    "Tokens     ↑ 1 • ↓ 2",
    "Duration   4s\nTokens     ↑ 1 • ↓ 2",
    "Changes are good",
    "",
  ])("is not %j", (text) => {
    expect(splitFooter(text)).toEqual({ rest: text, footer: null });
  });
});

describe("a footer on stderr", () => {
  it("is read in any place", () => {
    expect(footerOn(`some words\n${NEW}more words\n`)).toEqual({
      model: null,
      sessionId: "abc",
      usage: expect.objectContaining({ inputTokens: 1_000_000, outputTokens: 8, cacheReadTokens: 200_000 }),
    });
    expect(footerOn("Error: no footer\n")).toBeNull();
  });

  it("adds up several models and names the first", () => {
    const rows = " claude-opus-4.6   614.6k in, 12.0k out, 571.2k cached (x)\n gpt-5-mini   1k in, 1 out\n";
    expect(footerOn(rows)).toMatchObject({
      model: "claude-opus-4.6",
      usage: { inputTokens: 44_400, outputTokens: 12_001, cacheReadTokens: 571_200 },
    });
  });

  it("is no reason of a failure", () => {
    expect(withoutFooter(`It failed.\n${NEW}`).trim()).toBe("It failed.");
  });

  it("that holds no figure reports no usage", () => {
    expect(footerOn("Tokens     ↑ ? • ↓ -\n")?.usage).toBeNull();
  });
});
