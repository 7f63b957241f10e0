import { describe, expect, it } from "vitest";
import { LimitWords } from "./limit-words.ts";

const SPOKEN = "Attempt 1 failed: You have exhausted your capacity on this model. Retrying...";

function limitOf(...pieces: (string | Uint8Array)[]): string | null {
  const words = new LimitWords();
  for (const piece of pieces) words.push(Buffer.from(piece));
  return words.limit?.category ?? null;
}

describe("words of a limit on stderr", () => {
  it.each([
    [SPOKEN, "quota"],
    ["Error 429: rate limit exceeded\n", "rate_limit"],
    ["too many requests, trying again\n", "rate_limit"],
    ['{"status": "RESOURCE_EXHAUSTED"}\n', "quota"],
  ])("are heard in %s", (text, category) => {
    expect(limitOf(text)).toBe(category);
  });

  it.each([
    "Quota project: none\n",
    "Loaded rate table\n",
    "time limit of the session: none\n",
    "read 429 bytes\n",
    "Loaded cached credentials.\n",
  ])("are not heard in %s", (text) => {
    expect(limitOf(text)).toBeNull();
  });

  it("are heard wherever the line was cut, and before its end", () => {
    for (let at = 1; at < SPOKEN.length; at++)
      expect(limitOf(SPOKEN.slice(0, at), SPOKEN.slice(at))).not.toBeNull();
  });

  it("are kept once they were heard", () => {
    expect(limitOf(`${SPOKEN}\n`, "all is well\n")).toBe("quota");
  });

  it("are looked for in bounded text", () => {
    const words = new LimitWords();
    for (let count = 0; count < 1000; count++) words.push(Buffer.alloc(4096, "x"));
    words.push(Buffer.from(` ${SPOKEN}`));
    expect(words.limit).not.toBeNull();
  });
});
