import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { print, READY } from "../kit/steps.ts";

/**
 * Every listener is given everything, and one that throws hurts neither another nor the session
 * (INV-SESSION-EVENT-002).
 */
export default sessionCheck("INV-SESSION-EVENT-002", "listeners", async ({ stage }) => {
  await stage({ steps: [READY, print("zz printed")] }, async ({ start, adapter, events, text, until }) => {
    const heard: unknown[] = [];
    let isThrowing = true;
    adapter.onEvent(() => {
      // An adapter that is there once keeps its listeners: later checks must not suffer from this one.
      if (isThrowing) throw new Error("zz a listener of the host's");
    });
    adapter.onEvent((event) => heard.push(event));
    await start().catch(() => {});
    await until(() => text().includes("zz printed"));
    isThrowing = false;
    assertHolds(text().includes("zz printed"), {
      message: "a listener that throws stops the session, or the listener ahead of it",
      expected: '"zz printed"',
      actual: JSON.stringify(text()),
      hint: "Catch what each listener throws, at its own call.",
    });
    assertHolds(heard.length === events.length, {
      message: "the listener after one that throws gets another number of events",
      expected: `${events.length} events`,
      actual: `${heard.length} events`,
      hint: "Keep every listener, and tell each one whatever another does.",
    });
  });
});
