import { describe, expect, it } from "vitest";
import { jsonRecord } from "../../../../adapters/shared/framing/json-record.ts";
import type { ActivityEvent, Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { Check } from "../../kit/check.ts";
import { ANSWER, KNOWN_GOOD, knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { faultyAdapter, toyAdapter } from "../../kit/testing/toy-adapter.ts";
import { GOOD_ARRAY, lines } from "../../kit/testing/toy-fixtures.ts";
import documentEvents from "./document-events.ts";
import eventsMakeMessages from "./events-make-messages.ts";
import oddToolValues from "./odd-tool-values.ts";
import sessionReported from "./session-reported.ts";
import subAgentEvents from "./sub-agent-events.ts";
import thinkingWhole from "./thinking-whole.ts";
import toolPairs from "./tool-pairs.ts";

/** A thought, and a sub-agent that thinks too. */
const THINKER = knownRun(
  "thinker",
  {
    stdout: lines(
      { type: "start", session: "s-1", model: "toy-1", tools: ["read", "write"] },
      { type: "think", thought: "First I read the file." },
      { type: "think", thought: "I am the helper of the first.", parent_tool_use_id: "call-1" },
      { type: "tool", id: "call-1", name: "read", input: { path: "the file" } },
      { type: "tool_done", id: "call-1", ok: true, output: "the text of it" },
      { type: "done", ok: true, answer: ANSWER },
    ),
  },
  {},
);

/** The toy adapter that tells thoughts as well; `change` sees each event of a good one. */
function teller(
  change: (event: ActivityEvent) => ActivityEvent[] = (event) => [event],
  format?: string,
): Adapter {
  const adapter = faultyAdapter((good, { outputFormat }) => {
    const reported = (events: ActivityEvent[]) =>
      format === undefined || format === outputFormat ? events.flatMap(change) : events;
    return {
      push(stream, bytes) {
        const thoughts = Buffer.from(bytes).toString("utf8").split("\n").flatMap(thoughtOf);
        return reported([...good.push(stream, bytes), ...(stream === "out" ? thoughts : [])]);
      },
      flush: () => reported(good.flush!()),
    };
  });
  return adapter;
}

function thoughtOf(line: string): ActivityEvent[] {
  const { thought, parent_tool_use_id: parent } = jsonRecord(line) ?? {};
  if (typeof thought !== "string") return [];
  return [
    { kind: "thinking", text: thought, ...(typeof parent === "string" && { parent_tool_call_id: parent }) },
  ];
}

/** Each line in a push of its own, so that the thoughts above are found. */
const WHOLE_LINES = {
  ...THINKER,
  manifest: {
    ...THINKER.manifest,
    chunks: THINKER.stdout
      .toString("utf8")
      .split(/(?<=\n)/)
      .map((line): [number, "out", number] => [0, "out", Buffer.byteLength(line)]),
  },
};

const thinking = (text: (old: string) => string) => (event: ActivityEvent) => [
  event.kind === "thinking" ? { ...event, text: text(event.text) } : event,
];
const session = (change: object) => (event: ActivityEvent) => [
  event.kind === "session" ? ({ ...event, ...change } as ActivityEvent) : event,
];

const TOOLS_COUNTED = teller(session({ tools: 2 }));

const GOOD: readonly [Check, Adapter, typeof THINKER][] = [
  [sessionReported, TOOLS_COUNTED, THINKER],
  [thinkingWhole, teller(), WHOLE_LINES],
  [subAgentEvents, teller(), WHOLE_LINES],
  [documentEvents, toyAdapter, GOOD_ARRAY],
  [toolPairs, toyAdapter, THINKER],
  [oddToolValues, toyAdapter, THINKER],
];

const withoutParent = (event: ActivityEvent) =>
  event.kind === "thinking" ? [{ kind: event.kind, text: event.text }] : [event];

const FAULTS: readonly [Check, string, Adapter, typeof THINKER, RegExp][] = [
  [
    sessionReported,
    "a lost event",
    teller((event) => (event.kind === "session" ? [] : [event])),
    THINKER,
    /last session/,
  ],
  [sessionReported, "another id", teller(session({ id: "s-2", tools: 2 })), THINKER, /last session/],
  [sessionReported, "no model", teller(session({ model: null, tools: 2 })), THINKER, /session event, model/],
  [sessionReported, "no number of tools", teller(), THINKER, /session event, tools/],
  [thinkingWhole, "a cut", teller(thinking((text) => text.slice(0, 1000))), WHOLE_LINES, /thoughts of/],
  [thinkingWhole, "a trim", teller(thinking((text) => text.trim())), WHOLE_LINES, /thoughts of/],
  [subAgentEvents, "a lost parent", teller(withoutParent), WHOLE_LINES, /parent_tool_call_id/],
  [documentEvents, "no events", teller(() => [], "json"), GOOD_ARRAY, /other events than those of a stream/],
  [
    oddToolValues,
    "a tidied output",
    teller((event) =>
      event.kind === "tool_result" && typeof event.output === "string"
        ? [{ ...event, output: event.output.replaceAll("\t", "  ") }]
        : [event],
    ),
    THINKER,
    /odd values in its tools/,
  ],
];

describe("checks of what events report", () => {
  it.each(GOOD)("$name passes a good adapter and looks at something", async (check, adapter, fixture) => {
    const { finding, tried } = await runCheck(check, adapter, [fixture]);
    expect(finding).toBeUndefined();
    expect(tried).toBeGreaterThan(0);
  });

  it.each(FAULTS)("$name catches %s", async (check, _fault, adapter, fixture, message) => {
    expect((await runCheck(check, adapter, [fixture])).finding?.message).toMatch(message);
  });

  it("catch ids of calls that the outcome has lost", async () => {
    const nameless = faultyAdapter((good) => ({
      end(exit) {
        const outcome = good.end(exit);
        return { ...outcome, tools: outcome.tools.map((tool) => ({ ...tool, id: null })) };
      },
    }));
    expect((await runCheck(toolPairs, nameless, [KNOWN_GOOD])).finding?.message).toMatch(
      /outcome names other calls/,
    );
  });

  it("leave an adapter alone that claims no streaming", async () => {
    const silent = {
      ...toyAdapter,
      manifest: { ...toyAdapter.manifest, capabilities: { streaming: false } },
    };
    const { results } = await runCheck(eventsMakeMessages, silent, [KNOWN_GOOD]);
    expect(results[0]).toMatchObject({ verdict: "unsupported", reason: "toy claims no streaming" });
  });
});
