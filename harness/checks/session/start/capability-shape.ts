import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";

const YES_OR_NO = [
  "ptyStreaming",
  "supportsMCP",
  "supportsNonInteractive",
  "supportsPlanAndExecute",
] as const;
const WORDS = { structuredEdits: ["none", "diff", "fileEvents"], supportsPRFlow: ["none", "draft", "full"] };

/**
 * Capabilities have the document's fields and words, so that a host that picks a tool can rely on them
 * (INV-SESSION-CAPS-001).
 */
export default sessionCheck("INV-SESSION-CAPS-001", "capability-shape", async ({ stage }) => {
  await stage({ steps: [] }, async ({ adapter }) => {
    const reported = (await adapter.capabilities()) as unknown as Record<string, unknown>;
    const bad = [
      ...YES_OR_NO.filter((field) => typeof reported[field] !== "boolean"),
      ...Object.entries(WORDS).flatMap(([field, words]) =>
        words.includes(String(reported[field])) ? [] : [field],
      ),
      ...(["undefined", "string"].includes(typeof reported.maxContextHint) ? [] : ["maxContextHint"]),
    ];
    assertHolds(bad.length === 0, {
      message: `capabilities without the document's words for ${bad.join(", ")}`,
      expected: "booleans, none | diff | fileEvents, none | draft | full",
      actual: JSON.stringify(reported),
    });
  });
});
