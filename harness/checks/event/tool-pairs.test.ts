import { expect, it } from "vitest";
import axGlm from "../../../adapters/ax-glm/index.ts";
import type { ActivityEvent, Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { knownRun } from "../testing/known-runs.ts";
import { runCheck } from "../testing/run-check.ts";
import { lines } from "../testing/toy-fixtures.ts";
import toolPairs from "./tool-pairs.ts";

const call = (id: string) => ({ id, type: "function", function: { name: "read", arguments: "{}" } });

/** A CLI whose results name no call: they stand in the order of the calls. */
const UNNAMED = knownRun(
  "unnamed-results",
  {
    stdout: lines(
      { role: "user", content: "Read both." },
      { role: "assistant", content: "I read.", tool_calls: [call("call-a"), call("call-b")] },
      { role: "tool", content: "text of the first" },
      { role: "tool", content: "text of the second " },
      { role: "assistant", content: "Both are read." },
    ),
  },
  {},
);

it("takes results that name no call", async () => {
  const { finding, tried } = await runCheck(toolPairs, axGlm as unknown as Adapter, [UNNAMED]);
  expect([finding, tried]).toEqual([undefined, 4]);
});

it.each<[string, (event: ActivityEvent) => ActivityEvent]>([
  ["tidies an output", (event) => ({ ...event, output: "text of the second" }) as ActivityEvent],
  ["gives what stood before the call", (event) => ({ ...event, output: "Read both." }) as ActivityEvent],
  ["answers no call", (event) => ({ ...event, tool_call_id: "call-c" }) as ActivityEvent],
])("fails an adapter that %s", async (_, change) => {
  const faulty = {
    ...axGlm,
    parser(options: Parameters<typeof axGlm.parser>[0]) {
      const good = axGlm.parser(options);
      const changed = (events: ActivityEvent[]) =>
        events.map((event) =>
          event.kind === "tool_result" && event.tool_call_id === "call-b" ? change(event) : event,
        );
      return {
        push: (...given: Parameters<typeof good.push>) => changed(good.push(...given)),
        flush: () => changed(good.flush?.() ?? []),
        end: good.end.bind(good),
      };
    },
  };
  expect(await runCheck(toolPairs, faulty as unknown as Adapter, [UNNAMED])).toMatchObject({
    finding: { message: expect.stringContaining("a tool event is not what the stream says") },
  });
});
