import { changeEvents } from "../../kit/change-events.ts";
import { withoutToolResults } from "../../kit/without-tool-results.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "failed-tool-is-ok",
  invariant: "INV-CLI-EVENT-002",
  fault: "Reports every tool as done well (hilash/cabinet, claude-local, which never reads is_error).",
  skip: withoutToolResults,
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "tool_result" ? { ...event, status: "ok" } : event,
    ]),
} satisfies Saboteur;
