import { PassThrough } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { shownStdin, writeStdin } from "./stdin.ts";

const pieces = [
  { afterMs: 0, text: "one\n" },
  { afterMs: 500, text: "two\n" },
];

describe("writeStdin", () => {
  it("writes a text at once and closes", () => {
    const pipe = new PassThrough();
    writeStdin(pipe, "all");
    expect(String(pipe.read())).toBe("all");
    expect(pipe.writableEnded).toBe(true);
  });

  it("writes pieces when their time has come, and closes behind the last", () => {
    vi.useFakeTimers();
    const pipe = new PassThrough();
    writeStdin(pipe, pieces);
    expect(String(pipe.read())).toBe("one\n");
    expect(pipe.writableEnded).toBe(false);
    vi.advanceTimersByTime(500);
    expect(String(pipe.read())).toBe("two\n");
    expect(pipe.writableEnded).toBe(true);
    vi.useRealTimers();
  });

  it("writes bytes that are no text, and closes", () => {
    const pipe = new PassThrough();
    writeStdin(pipe, { hex: "68fffe0a" });
    expect(pipe.read()).toEqual(Buffer.from([0x68, 0xff, 0xfe, 0x0a]));
    expect(pipe.writableEnded).toBe(true);
  });

  it("leaves an open pipe open, without a byte", () => {
    const pipe = new PassThrough();
    writeStdin(pipe, { open: true });
    expect([pipe.read(), pipe.writableEnded]).toEqual([null, false]);
  });

  it("answers what is asked, with what was found in the question", async () => {
    const pipe = new PassThrough();
    const output = new PassThrough();
    const answer = { to: /"ask":"(\w+)"/, text: "yes to {{1}}\n" };
    writeStdin(pipe, [{ afterMs: 0, text: "one\n" }, answer], output);
    output.write('{"ask":');
    output.write('"q7"}');
    await vi.waitFor(() => expect(pipe.writableEnded).toBe(true));
    expect(String(pipe.read())).toBe("one\nyes to q7\n");
  });

  it("writes nothing more when it is stopped", () => {
    vi.useFakeTimers();
    const pipe = new PassThrough();
    const stop = writeStdin(pipe, pieces);
    stop();
    vi.advanceTimersByTime(1000);
    expect(String(pipe.read())).toBe("one\n");
    expect(pipe.writableEnded).toBe(false);
    vi.useRealTimers();
  });
});

it("reports all that is written", () => {
  expect([shownStdin(null), shownStdin("a"), shownStdin(pieces)]).toEqual([null, "a", "one\ntwo\n"]);
  expect([shownStdin({ hex: "ff" }), shownStdin({ open: true })]).toEqual([{ hex: "ff" }, { open: true }]);
});
