import { assertHolds } from "../../kit/check-failure.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { versionOf } from "../kit/interactive-stand-in.ts";
import { sessionCheck } from "../kit/session-check.ts";

/**
 * A CLI that is there is detected with its version, one that is not there with a reason; nothing rejects
 * (INV-SESSION-DETECT-001).
 */
export default sessionCheck("INV-SESSION-DETECT-001", "detected", async ({ host, stage, good }) => {
  await stage({ steps: [] }, async ({ adapter }) => {
    const there = await adapter.detect();
    assertShape("session/v1/detection", there, "what detect gives");
    assertHolds(there?.installed === true && typeof there.version === "string" && there.version !== "", {
      message: "a CLI that is on PATH and answers is not detected with its version",
      expected: JSON.stringify({ installed: true, version: versionOf(good) }),
      actual: JSON.stringify(there) ?? "undefined",
    });
  });
  const gone = await withoutAnyCli(() => host.create().detect()).catch((thrown: unknown) => thrown);
  const { installed, details } = (gone ?? {}) as { installed?: unknown; details?: unknown };
  assertHolds(!(gone instanceof Error) && installed === false, {
    message: "a CLI that is nowhere on PATH is not reported as not installed",
    expected: '{"installed":false,"details":"..."}',
    actual: gone instanceof Error ? String(gone) : (JSON.stringify(gone) ?? "undefined"),
  });
  assertHolds(typeof details === "string" && details.trim() !== "", {
    message: "a CLI that is not there is reported without a clear error",
    expected: "details",
    actual: JSON.stringify(details) ?? "undefined",
  });
});
