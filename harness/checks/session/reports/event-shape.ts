import type { ProviderEvent } from "../../../../contracts/session/v1/provider-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { LOOKING, NO_POLICY } from "../kit/stage.ts";
import { print, READY, TASK_GIVEN } from "../kit/steps.ts";

const isText = (value: unknown) => typeof value === "string";
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const oneOf = (words: readonly unknown[]) => (value: unknown) => words.includes(value);

/** Each kind of event with its fields, and what a good value is. */
const SHAPES: Readonly<Record<ProviderEvent["type"], Record<string, (value: unknown) => boolean>>> = {
  PROVIDER_STARTED: { version: isText },
  PROVIDER_MESSAGE: { text: isText, severity: oneOf([undefined, "info", "warn", "error"]) },
  REQUEST_APPROVAL: {
    category: isText,
    summary: isText,
    risk: oneOf(["low", "med", "high"]),
    context: () => true,
  },
  HINT_FILES_TOUCHED: {
    paths: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
    roomPath: isTextOrNone,
  },
  HINT_DIFF_AVAILABLE: { summary: isTextOrNone },
};

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
    const bad = events.find((event) => !fits(event));
    assertHolds(bad === undefined, {
      message: "an event that is none of the document's",
      expected: Object.keys(SHAPES).join(", "),
      actual: JSON.stringify(bad),
    });
  });
});

function fits(event: ProviderEvent): boolean {
  const shape = SHAPES[event.type];
  if (shape === undefined) return false;
  const fields = event as unknown as Record<string, unknown>;
  return (
    Object.keys(fields).every((field) => field === "type" || Object.hasOwn(shape, field)) &&
    Object.entries(shape).every(([field, isGood]) => isGood(fields[field]))
  );
}
