import { assertHolds } from "../kit/check-failure.ts";
import { withoutAnyCli } from "../kit/hosts/stand-in.ts";
import { spawnCheck } from "./kit/spawn-check.ts";

/**
 * A CLI that is there is available; one that is not there is not, for a reason, and never a rejection
 * (INV-SPAWN-AVAIL-001).
 */
export default spawnCheck("INV-SPAWN-AVAIL-001", "available", async ({ host: { adapter }, good, play }) => {
  const { value: there } = await play(good, () => adapter.isAvailable());
  assertHolds(there?.available === true, {
    message: "a CLI that is on PATH and answers is not available",
    expected: '{"available":true}',
    actual: JSON.stringify(there) ?? "undefined",
  });
  const gone = await withoutAnyCli(() => adapter.isAvailable()).catch((thrown: unknown) => thrown);
  const { available, reason } = (gone ?? {}) as { available?: unknown; reason?: unknown };
  assertHolds(!(gone instanceof Error) && available === false, {
    message: "a CLI that is nowhere on PATH is not reported as unavailable",
    expected: '{"available":false,"reason":"..."}',
    actual: String(gone instanceof Error ? gone : JSON.stringify(gone)),
  });
  assertHolds(typeof reason === "string" && reason.trim() !== "", {
    message: "a CLI that cannot be started is not available, and no reason is given",
    expected: "a reason",
    actual: JSON.stringify(reason) ?? "undefined",
  });
});
