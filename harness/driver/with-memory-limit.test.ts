import { expect, it, vi } from "vitest";
import type { Target } from "../model/target.ts";
import { withMemoryLimit } from "./with-memory-limit.ts";

it("ends an adapter that fills the memory with buffers, which no limit of the heap counts", async () => {
  const kept: Buffer[] = [];
  const hoarder = {
    id: "hoarder",
    manifest: { id: "hoarder", outputFormats: ["text"] },
    async replay() {
      kept.push(Buffer.alloc(40 * 1024 * 1024, 1));
      return {} as never;
    },
  } as unknown as Target;
  const target = withMemoryLimit(hoarder, 100);
  const clock = vi.spyOn(performance, "now");
  const run = { outputFormat: "text" as const, chunks: [], exit: {} as never };
  for (let ms = 1e9; ms < 1e9 + 600; ms += 300) {
    clock.mockReturnValue(ms);
    await target
      .replay(run)
      .catch((thrown) => expect(String(thrown)).toContain("100 MB of memory in buffers"));
  }
  clock.mockReturnValue(2e9);
  await expect(target.replay(run)).rejects.toThrow("holds more than 100 MB");
  kept.length = 0;
  clock.mockReturnValue(3e9);
  await target.replay(run);
  clock.mockRestore();
});
