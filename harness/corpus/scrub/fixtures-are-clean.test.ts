import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURES } from "../fixture-folders.ts";
import { findLeaks } from "./find-leaks.ts";

/** Every leak below a folder, a line each, without the secret. */
function leaksBelow(folder: string, change: (bytes: Buffer) => Buffer = (bytes) => bytes): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) =>
      findLeaks(change(readFileSync(file))).map(
        ({ kind, start, sample }) => `${relative(folder, file)}, byte ${start}: ${kind} ${sample}`,
      ),
    );
}

describe("fixtures/", () => {
  it("holds no secret and nobody's name", () => {
    expect(leaksBelow(FIXTURES)).toEqual([]);
  });

  it("would not pass with one planted in the middle of any stream", () => {
    const token = Buffer.from([" ghp", "16C7e42F292c6912E7710c838347Ae178B4a "].join("_"));
    const folder = join(FIXTURES, "cli-outputs/claude/2.0.76/tool-use");
    const planted = (bytes: Buffer) => {
      const middle = Math.floor(bytes.length / 2);
      return Buffer.concat([bytes.subarray(0, middle), token, bytes.subarray(middle)]);
    };
    expect(leaksBelow(folder, planted)).toHaveLength(4);
  });
});
