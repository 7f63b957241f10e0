import { describe, expect, it } from "vitest";
import type { ActivityEvent, Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { Check } from "../../kit/check.ts";
import { ANSWER, faultyOutcome, KNOWN_GOOD, KNOWN_RUNS, knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { faultyAdapter, toyAdapter } from "../../kit/testing/toy-adapter.ts";
import { lines } from "../../kit/testing/toy-fixtures.ts";
import eventOrder from "./event-order.ts";
import eventSchema from "./event-schema.ts";
import eventsMakeMessages from "./events-make-messages.ts";
import longToolValues from "./long-tool-values.ts";
import subAgentAnswer from "./sub-agent-answer.ts";
import subAgentText from "./sub-agent-text.ts";
import toolPairs from "./tool-pairs.ts";
import toolsExpected from "./tools-expected.ts";
import wireEventSchema from "./wire-event-schema.ts";
import wireEventsMakeMessages from "./wire-events-make-messages.ts";

/** Two calls side by side, answered in the other order. */
const PARALLEL = knownRun(
  "parallel",
  {
    stdout: lines(
      { type: "tool", id: "call-a", name: "read", input: { path: "the first file" } },
      { type: "tool", id: "call-b", name: "read", input: { path: "the second file" } },
      { type: "tool_done", id: "call-b", ok: true, output: "text of the second" },
      { type: "tool_done", id: "call-a", ok: true, output: "text of the first" },
      { type: "done", ok: true, answer: "Both are read." },
    ),
  },
  {
    tools: [
      { name: "read", status: "ok" },
      { name: "read", status: "ok" },
    ],
  },
);
const RUNS = [...KNOWN_RUNS, PARALLEL];

/** The toy adapter with a fault in its events; `change` sees each event and returns what goes out in its place. */
function faultyEvents(change: () => (event: ActivityEvent) => ActivityEvent[]): Adapter {
  return faultyAdapter((good) => {
    const each = change();
    return {
      push: (stream, bytes) => good.push(stream, bytes).flatMap(each),
      flush: () => good.flush!().flatMap(each),
    };
  });
}

/** The toy takes messages from `say` and events from `delta`: a run killed between them differs, so it is mended. */
const MENDED = faultyAdapter((good) => {
  let sent = "";
  const note = (events: ActivityEvent[]) => {
    for (const event of events) if (event.kind === "assistant_text") sent += event.text;
    return events;
  };
  return {
    push: (stream, bytes) => note(good.push(stream, bytes)),
    flush: () => note(good.flush!()),
    end: (exit) => ({ ...good.end(exit), messages: sent === "" ? [] : [sent] }),
  };
});

const CHECKS: readonly [Check, Adapter][] = [
  [eventSchema, toyAdapter],
  [toolPairs, toyAdapter],
  [toolsExpected, toyAdapter],
  [longToolValues, toyAdapter],
  [eventOrder, toyAdapter],
  [eventsMakeMessages, MENDED],
  [subAgentText, toyAdapter],
  [subAgentAnswer, toyAdapter],
];

describe.each(CHECKS.map(([check, adapter]) => ({ name: check.name, check, adapter })))(
  "$name",
  ({ check, adapter }) => {
    it("passes an adapter without a fault, and tries something", async () => {
      const { finding, tried } = await runCheck(check, adapter, RUNS);
      expect(finding).toBeUndefined();
      expect(tried).toBeGreaterThan(0);
    });
  },
);

const only = (kind: ActivityEvent["kind"], change: (event: ActivityEvent) => ActivityEvent[]) =>
  faultyEvents(() => (event) => (event.kind === kind ? change(event) : [event]));
const odd = (event: object) => event as ActivityEvent;
const cut = (value: unknown) => (typeof value === "string" ? value.slice(0, 1000) : value);

const FAULTS: readonly [string, Check, Adapter, RegExp][] = [
  [
    "sends a kind of its own",
    eventSchema,
    only("tool_use", (event) => [event, odd({ kind: "progress" })]),
    /an event is none/,
  ],
  [
    "leaves a field out",
    eventSchema,
    only("tool_use", ({ kind }) => [odd({ kind, name: "read", input: {} })]),
    /an event is none/,
  ],
  ["never reports a call", toolPairs, only("tool_use", () => []), /not what the stream says/],
  ["loses a result", toolPairs, only("tool_result", () => []), /lost/],
  [
    "turns an input into text",
    toolPairs,
    only("tool_use", (event) => [odd({ ...event, input: "path=the file.txt" })]),
    /events\[1\]\.input/,
  ],
  [
    "tells another end of a call than its outcome",
    toolPairs,
    only("tool_result", (event) => [odd({ ...event, status: "error" })]),
    /different ends/,
  ],
  [
    "gives results to calls in their order",
    toolPairs,
    faultyEvents(() => {
      const open: string[] = [];
      return (event) => {
        if (event.kind === "tool_use") open.push(event.tool_call_id);
        return event.kind === "tool_result" ? [{ ...event, tool_call_id: open.shift()! }] : [event];
      };
    }),
    /not what the stream says/,
  ],
  [
    "takes every call for a failed one",
    toolsExpected,
    faultyOutcome(({ tools }) => ({ tools: tools.map((tool) => ({ ...tool, status: "error" as const })) })),
    /tools/,
  ],
  [
    "cuts long outputs",
    longToolValues,
    only("tool_result", (event) => [odd({ ...event, output: cut("output" in event && event.output) })]),
    /tool texts/,
  ],
  [
    "hands each text on late",
    eventOrder,
    faultyEvents(() => {
      let held: ActivityEvent[] = [];
      return (event) => {
        const out = event.kind === "tool_use" ? [] : [event, ...held];
        held = event.kind === "tool_use" ? [event] : [];
        return out;
      };
    }),
    /later than its record/,
  ],
  [
    "sends a text twice",
    eventsMakeMessages,
    only("assistant_text", (event) => [event, event]),
    /the run as recorded/,
  ],
  [
    "forgets the texts of a killed run",
    eventsMakeMessages,
    {
      ...MENDED,
      parser: (options) => {
        const good = MENDED.parser(options);
        return {
          push: good.push,
          flush: good.flush!,
          end: (exit) => ({ ...good.end(exit), ...(exit.signal && { messages: [] }) }),
        };
      },
    },
    /killed early/,
  ],
  ["takes a sub-agent's text for a message", subAgentText, withSubAgents(), /sub-agent/],
  ["takes a sub-agent's text for a message", subAgentAnswer, withSubAgents(), /top-level/],
];

function withSubAgents(): Adapter {
  return faultyAdapter((good) => {
    let text = "";
    return {
      push(stream, bytes) {
        text += Buffer.from(bytes).toString("utf8");
        return good.push(stream, bytes);
      },
      end(exit) {
        const outcome = good.end(exit);
        const said = /"below".*?"text":"(.*?)"/.exec(text)?.[1];
        return said === undefined ? outcome : { ...outcome, messages: [said, ...outcome.messages] };
      },
    };
  });
}

describe("checks of EVENT", () => {
  it.each(FAULTS)("catch an adapter that %s", async (_, check, adapter, message) => {
    const { finding } = await runCheck(check, adapter, RUNS);
    expect(`${finding?.message} ${finding?.expected}`).toMatch(message);
  });

  it("pass texts that come once, in pieces", async () => {
    expect(KNOWN_GOOD.expected.messages).toEqual([ANSWER]);
  });
});

describe("wire checks of EVENT", () => {
  const forClaude = (adapter: Adapter): Adapter => ({
    ...adapter,
    manifest: { ...adapter.manifest, provider: "claude" },
  });

  it.each([wireEventSchema, wireEventsMakeMessages])(
    "pass an adapter that knows no record of the wire: $name",
    async (check) => {
      const { finding, tried } = await runCheck(check, forClaude(toyAdapter));
      expect(finding).toBeUndefined();
      expect(tried).toBe(20);
    },
  );

  const loud = faultyAdapter(() => ({ push: () => [odd({ kind: "assistant_text", text: "hi", extra: 1 })] }));

  it.each([wireEventSchema, wireEventsMakeMessages])(
    "catch an adapter that makes events of nothing: $name",
    async (check) => {
      const { finding } = await runCheck(check, forClaude(loud));
      expect(finding?.message).toContain("of a valid stream");
      expect(finding?.path).toBeDefined();
    },
  );

  it("do not apply where a provider has no wire schema", async () => {
    expect((await runCheck(wireEventSchema, toyAdapter)).results[0]?.verdict).toBe("not-applicable");
  });
});
