import { assertHolds } from "../../kit/check-failure.ts";
import { versionOf } from "../kit/interactive-stand-in.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY } from "../kit/steps.ts";

/** The first event is that the provider started, with the version that detect tells (INV-SESSION-START-005). */
export default sessionCheck("INV-SESSION-START-005", "started-reported", async ({ stage, good }) => {
  await stage({ steps: [READY] }, async ({ start, events, adapter }) => {
    await start();
    const { version } = await adapter.detect();
    const [first] = events;
    assertHolds(first?.type === "PROVIDER_STARTED" && first.version === (version ?? "unknown"), {
      message: "the first event of a session is not PROVIDER_STARTED with the CLI's version",
      expected: JSON.stringify({ type: "PROVIDER_STARTED", version: version ?? versionOf(good) }),
      actual: JSON.stringify(first) ?? "no event",
    });
    const times = events.filter(({ type }) => type === "PROVIDER_STARTED").length;
    assertHolds(times === 1, {
      message: "one session is reported as started again",
      expected: "1",
      actual: `${times}`,
    });
  });
});
