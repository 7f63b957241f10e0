import { expect, it } from "vitest";
import axGlm from "../../../../adapters/ax-glm/index.ts";
import cursor from "../../../../adapters/cursor/index.ts";
import grok from "../../../../adapters/grok/index.ts";
import type { ActivityEvent, Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { lines } from "../../kit/testing/toy-fixtures.ts";
import toolPairs from "./tool-pairs.ts";

const call = (id: string) => ({ id, type: "function", function: { name: "read", arguments: "{}" } });

/** A CLI whose results name no call: they are in the order of the calls. */
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

const GROK_CALL = {
  type: "tool_call",
  toolCallId: "call-a",
  status: "pending",
  toolName: "run",
  rawInput: {},
};
const printed = [{ type: "content", content: { type: "text", text: "half of it" } }];

/** A run that was cut behind news of its tool. */
const broken = (status: string | null) =>
  knownRun(
    "news-of-a-tool",
    {
      stdout: lines(GROK_CALL, {
        type: "tool_call_update",
        toolCallId: "call-a",
        status,
        content: printed,
        rawOutput: { type: "Bash", output_for_prompt: "half of it" },
      }),
    },
    {},
  );

/** The adapter without any event of a result. */
const deaf = {
  ...grok,
  parser(options: Parameters<typeof grok.parser>[0]) {
    const good = grok.parser(options);
    const heard = (events: ActivityEvent[]) => events.filter(({ kind }) => kind !== "tool_result");
    return {
      push: (...given: Parameters<typeof good.push>) => heard(good.push(...given)),
      flush: () => heard(good.flush?.() ?? []),
      end: good.end.bind(good),
    };
  },
};

it("treats the progress of a running tool as no result, and its output as a result", async () => {
  for (const status of ["in_progress", "pending", null]) {
    const { finding } = await runCheck(toolPairs, deaf as unknown as Adapter, [broken(status)]);
    expect(finding, String(status)).toBeUndefined();
  }
  expect(await runCheck(toolPairs, deaf as unknown as Adapter, [broken("completed")])).toMatchObject({
    finding: { message: "the result of a call is lost: events differs" },
  });
});

const played = (subtype: string, result: object) => ({
  type: "tool_call",
  subtype,
  call_id: "call-a",
  tool_call: { writeToolCall: { args: { content: "x" }, ...result } },
});

it.each([
  [
    "whose result stands in the call that is played back",
    { result: { success: {} } },
    /result of a call is lost/,
  ],
  ["that has not ended, whatever its input is called", {}, undefined],
])("judges a call %s", async (_, result, message) => {
  const deaf = {
    ...cursor,
    parser(options: Parameters<typeof cursor.parser>[0]) {
      const good = cursor.parser(options);
      const kept = (events: ActivityEvent[]) => events.filter(({ kind }) => kind !== "tool_result");
      return {
        push: (...given: Parameters<typeof good.push>) => kept(good.push(...given)),
        flush: () => kept(good.flush?.() ?? []),
        end: good.end.bind(good),
      };
    },
  };
  const run = knownRun(
    "played-back",
    { stdout: lines(played("started", {}), ...("result" in result ? [played("completed", result)] : [])) },
    {},
  );
  const { finding } = await runCheck(toolPairs, deaf as unknown as Adapter, [run]);
  if (message === undefined) expect(finding).toBeUndefined();
  else expect(finding?.message).toMatch(message);
});
