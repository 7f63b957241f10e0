import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("no more pieces of work run at once than there are turns, and they come in order", async () => {
  const turns = new Turns(2);
  const started: number[] = [];
  let now = 0;
  let most = 0;
  await Promise.all(
    [0, 1, 2, 3, 4].map((piece) =>
      turns.during(async () => {
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

test("work that fails gives its turn back", async () => {
  const turns = new Turns(1);
  await expect(turns.during(() => Promise.reject(new Error("zz")))).rejects.toThrow("zz");
  expect(await turns.during(async () => "next")).toBe("next");
});
