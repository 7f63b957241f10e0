import { expect, it } from "vitest";
import axGlm from "../../../../adapters/ax-glm/index.ts";
import type { ActivityEvent, Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { lines } from "../../kit/testing/toy-fixtures.ts";
import eventOrder from "./event-order.ts";

const call = { id: "call-a", type: "function", function: { name: "read", arguments: "{}" } };

/** A CLI whose results name no call. */
const UNNAMED = knownRun(
  "unnamed-result",
  {
    stdout: lines(
      { role: "user", content: "Read it." },
      { role: "assistant", content: "I read.", tool_calls: [call] },
      { role: "tool", content: "what the file holds" },
      { role: "assistant", content: "It is read." },
    ),
  },
  {},
);

/** The adapter that hands its results on when the run is over. */
const late = {
  ...axGlm,
  parser(options: Parameters<typeof axGlm.parser>[0]) {
    const good = axGlm.parser(options);
    const held: ActivityEvent[] = [];
    const others = (events: ActivityEvent[]) => {
      held.push(...events.filter(({ kind }) => kind === "tool_result"));
      return events.filter(({ kind }) => kind !== "tool_result");
    };
    return {
      push: (...given: Parameters<typeof good.push>) => others(good.push(...given)),
      flush: () => [...others(good.flush?.() ?? []), ...held],
      end: good.end.bind(good),
    };
  },
};

it("looks for the place of a result that names no call by what it holds", async () => {
  const { finding } = await runCheck(eventOrder, axGlm as unknown as Adapter, [UNNAMED]);
  expect(finding).toBeUndefined();
  expect(await runCheck(eventOrder, late as unknown as Adapter, [UNNAMED])).toMatchObject({
    finding: { message: expect.stringContaining("an event comes later than its record") },
  });
});
