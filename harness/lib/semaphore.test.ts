import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Semaphore } from "./semaphore.ts";

test("no more pieces of work run at once than the limit, and they start in order", async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  let now = 0;
  let most = 0;
  await Promise.all(
    [0, 1, 2, 3, 4].map((piece) =>
      semaphore.run(async () => {
        started.push(piece);
        most = Math.max(most, ++now);
        await turn();
        now--;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test("work that fails frees its place", async () => {
  const semaphore = new Semaphore(1);
  await expect(semaphore.run(() => Promise.reject(new Error("zz")))).rejects.toThrow("zz");
  expect(await semaphore.run(async () => "next")).toBe("next");
});
