import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { LOOKING, NO_POLICY } from "../kit/stage.ts";
import { print, READY, TASK_GIVEN } from "../kit/steps.ts";

/**
 * Every event is one of the document's five, with its fields and no other: a UI knows them all (INV-SESSION-EVENT-001).
 */
export default sessionCheck("INV-SESSION-EVENT-001", "event-shape", async ({ stage }) => {
  const steps = [
    READY,
    TASK_GIVEN,
    { write: { path: "kitchen/soup.txt", text: "hot\n" } },
    print("$ npm install left-pad\r\n"),
    { exit: 0 },
  ];
  const policy = { ...NO_POLICY, requiresApprovalFor: ["deps_add" as const] };
  await stage({ steps, options: LOOKING }, async ({ start, events, until }) => {
    await start({ policy });
    await until(() => events.some(({ type }) => type === "REQUEST_APPROVAL"), 1500);
    await until(() => events.some(({ type }) => type === "HINT_FILES_TOUCHED"), 1500);
    for (const event of events) assertShape("session/v1/event", event, "an event");
  });
});
