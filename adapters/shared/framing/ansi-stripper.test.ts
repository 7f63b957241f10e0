import fc from "fast-check";
import npmStripAnsi from "strip-ansi";
import { describe, expect, test } from "vitest";
import { AnsiStripper, MAX_CONTROL_STRING, stripAnsi } from "./ansi-stripper.ts";
import { SEQUENCES } from "./sequences.ts";

function stripInPieces(pieces: readonly string[]): string {
  const stripper = new AnsiStripper();
  return pieces.map((piece) => stripper.push(piece)).join("") + stripper.finish();
}

/** Text that is dense in the characters which start, fill, end and break sequences. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."\x1b\x07\x18\n\\[];mPX^_tmux;(0A \u009b\u009c\u009d\u0090\u0085"),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(""));

describe("the table of sequences", () => {
  test("holds the 43 that were measured, and more", () => {
    expect(SEQUENCES.length).toBeGreaterThanOrEqual(43);
    expect(new Set(SEQUENCES.map(({ name }) => name)).size).toBe(SEQUENCES.length);
  });

  test.each(SEQUENCES)("$name", ({ text, stripped }) => {
    expect(stripAnsi(text)).toBe(stripped);
  });

  test.each(SEQUENCES)("$name, cut at every place and one by one", ({ text, stripped }) => {
    for (let cut = 0; cut <= text.length; cut++) {
      expect(stripInPieces([text.slice(0, cut), text.slice(cut)])).toBe(stripped);
    }
    expect(stripInPieces(text.split(""))).toBe(stripped);
  });

  test.each(SEQUENCES.filter((sequence) => !sequence.oracleDiffers))(
    "strip-ansi agrees: $name",
    (sequence) => {
      expect(npmStripAnsi(sequence.text)).toBe(sequence.stripped);
    },
  );
});

describe("stripping", () => {
  test("agrees with strip-ansi on whole sequences between texts", () => {
    const whole = SEQUENCES.filter((sequence) => !sequence.oracleDiffers).map(({ text }) => text);
    // An escape of two bytes would take the first letter of a text that begins like its own tail.
    const plain = fc.string({ unit: "grapheme" }).filter((text) => !/[\x18\x1a\x1b\x80-\x9f]/.test(text));
    const mixed = fc.array(fc.oneof(plain, fc.constantFrom(...whole))).map((parts) => parts.join(""));
    fc.assert(fc.property(mixed, (text) => stripAnsi(text) === npmStripAnsi(text)));
  });

  test("gives the same wherever the text is cut", () => {
    fc.assert(
      fc.property(hostileText, fc.array(fc.nat()), (text, cuts) => {
        const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
        expect(stripInPieces(pieces)).toBe(stripAnsi(text));
      }),
    );
  });

  test("leaves no introducer, adds nothing, and is done after one pass", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const stripped = stripAnsi(text);
        expect(stripped).not.toMatch(/[\x1b\x90\x98\x9b-\x9f]/);
        expect(stripAnsi(stripped)).toBe(stripped);
        let at = 0;
        for (const unit of stripped.split("")) {
          at = text.indexOf(unit, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }),
    );
  });

  test("passes text without introducers through as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        fc.pre(!/[\x1b\x90\x98\x9b-\x9f]/.test(text));
        expect(stripInPieces([text])).toBe(text);
      }),
    );
  });

  test("gives back what follows the first newline of a string without end", () => {
    expect(stripInPieces(["\x1bPdata", "\nanswer", " goes on"])).toBe("\nanswer goes on");
    expect(stripInPieces(["\x1b]0;title\nanswer\n", "\x1b[1mbold"])).toBe("\nanswer\nbold");
    expect(stripInPieces(["\x1b]0;title\nanswer\x18end"])).toBe("\nanswerend");
  });

  test("holds back a bounded string only", () => {
    const stripper = new AnsiStripper();
    const line = `\n${"x".repeat(999)}`;
    let out = stripper.push("\x1b]0;title");
    for (let i = 0; i < 100; i++) out += stripper.push(line);
    expect(out.length).toBeGreaterThan(100 * line.length - MAX_CONTROL_STRING);
    expect(stripper.inSequence).toBe(false);
    expect(out + stripper.finish()).toBe(line.repeat(100));
  });

  test("can be used again after its end", () => {
    const stripper = new AnsiStripper();
    stripper.push("a\x1b]0;cut");
    expect(stripper.inSequence).toBe(true);
    expect(stripper.finish()).toBe("");
    expect(stripper.push("b\x1b[1mc")).toBe("bc");
  });
});
