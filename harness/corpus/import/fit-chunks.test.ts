import { describe, expect, it } from "vitest";
import { fitChunks } from "./fit-chunks.ts";

describe("fitChunks", () => {
  it("leaves out marks and keeps empty reads", () => {
    expect(
      fitChunks(
        [
          [1, "out", 3],
          [2, "signal", 0],
          [3, "err", 0],
        ],
        { out: 3, err: 0 },
      ),
    ).toEqual({
      chunks: [
        [1, "out", 3],
        [3, "err", 0],
      ],
      note: null,
    });
  });

  it("cuts off what the recorder did not keep, and says so", () => {
    expect(
      fitChunks(
        [
          [1, "err", 3],
          [2, "err", 4],
          [3, "err", 5],
          [4, "out", 1],
        ],
        { out: 1, err: 5 },
      ),
    ).toEqual({
      chunks: [
        [1, "err", 3],
        [2, "err", 2],
        [4, "out", 1],
      ],
      note: "The recorder did not keep the last 7 bytes.",
    });
  });

  it("refuses a list that misses bytes", () => {
    expect(fitChunks([[1, "out", 3]], { out: 4, err: 2 })).toEqual({
      problem: "chunks miss 1 bytes of stdout, 2 of stderr",
    });
  });
});
