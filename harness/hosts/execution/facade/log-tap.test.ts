import { expect, it } from "vitest";
import { LogTap } from "./log-tap.ts";

it("reports characters whole, however the reads cut them, and keeps the pipes apart", () => {
  const reported: string[][] = [];
  const tap = new LogTap((stream, chunk) => reported.push([stream, chunk]));
  const [out, err] = [Buffer.from("ça 🦜"), Buffer.from("é")];
  for (const [index, byte] of out.entries()) {
    tap.push("stdout", Buffer.from([byte]));
    if (index < err.length) tap.push("stderr", err.subarray(index, index + 1));
  }
  tap.end();
  const joined = (name: string) =>
    reported
      .filter(([stream]) => stream === name)
      .map(([, chunk]) => chunk)
      .join("");
  expect([joined("stdout"), joined("stderr")]).toEqual(["ça 🦜", "é"]);
});

it("reports a character that was never completed when the run is over", () => {
  const reported: string[] = [];
  const tap = new LogTap((_, chunk) => reported.push(chunk));
  tap.push("stdout", Buffer.from("é").subarray(0, 1));
  expect(reported).toEqual([]);
  tap.end();
  expect(reported).toEqual(["\ufffd"]);
});

it("is not hurt by a listener that throws or rejects, and needs none", async () => {
  const tap = new LogTap(async () => {
    throw new Error("late");
  });
  tap.push("stdout", Buffer.from("x"));
  new LogTap(undefined).push("stdout", Buffer.from("x"));
  await new Promise((resolve) => setImmediate(resolve));
});
