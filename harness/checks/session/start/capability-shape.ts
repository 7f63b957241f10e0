import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { sessionCheck } from "../kit/session-check.ts";

/**
 * Capabilities have the document's fields and words, so that a host that picks a tool can rely on them
 * (INV-SESSION-CAPS-001).
 */
export default sessionCheck("INV-SESSION-CAPS-001", "capability-shape", async ({ stage }) => {
  await stage({ steps: [] }, async ({ adapter }) => {
    assertShape("session/v1/capability", await adapter.capabilities(), "what capabilities() gives");
  });
});
