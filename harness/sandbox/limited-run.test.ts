import { describe, expect, it } from "vitest";
import type { Fixture } from "../model/fixture.ts";
import type { Target } from "../model/target.ts";
import { limitedRun } from "./limited-run.ts";

const target = { manifest: { outputFormats: ["stream-json"] } } as unknown as Target;
const RETRY = '{"type":"retry","status":429}\n';

function fixture(stdout: string, stderr: string, chunks: unknown[], scenario = "rate-limit-429"): Fixture {
  const manifest = { outputFormat: "stream-json", provenance: { kind: "recorded" }, scenario, chunks };
  return { manifest, stdout: Buffer.from(stdout), stderr: Buffer.from(stderr) } as unknown as Fixture;
}

describe("a run that waits for a rate limit", () => {
  it("is played up to the last record that reports it", () => {
    const start = '{"type":"start"}\n';
    const reported = fixture(`${start}${RETRY}{"type":"end"}\n`, "", []);
    expect(limitedRun([reported], target)?.stopAfter).toBe(start.length + RETRY.length);
  });

  it("is played up to the first byte behind the last line of stderr that reports it", () => {
    const notice = "Attempt 1 failed with status 429.\n";
    const chunks = [
      [0, "out", 10],
      [1, "err", notice.length],
      [2, "out", 5],
    ];
    expect(limitedRun([fixture("x".repeat(15), notice, chunks)], target)?.stopAfter).toBe(11);
  });

  it("is played up to an earlier line where nothing follows the last one", () => {
    const notice = "Attempt 1 failed with status 429.\n";
    const chunks = [
      [0, "err", notice.length],
      [1, "out", 15],
      [2, "err", notice.length],
    ];
    expect(limitedRun([fixture("x".repeat(15), notice.repeat(2), chunks)], target)?.stopAfter).toBe(1);
  });

  it("is none where the words are the model's, or nothing follows", () => {
    expect(limitedRun([fixture(`${RETRY}{"type":"end"}`, "", [], "answer-words")], target)).toBeUndefined();
    expect(limitedRun([fixture(RETRY, "", [])], target)).toBeUndefined();
  });
});
