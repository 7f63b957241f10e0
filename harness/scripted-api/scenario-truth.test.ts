import { expect, it } from "vitest";
import type { Reply } from "./scenario.ts";
import { scenarioTruth } from "./scenario-truth.ts";

const truth = (...replies: Reply[]) => scenarioTruth({ shows: "What a test says.", replies });
const LIMITED: Reply = { fails: "rate-limit", status: 429, headers: { "Retry-After": "3" } };
const ECHO = { does: "shell", command: "echo hi" } as const;

it("joins the deltas of the last reply, lists all texts, and adds the tokens", () => {
  const reported = truth(
    {
      parts: [{ thinking: ["Hm"] }, { text: ["Let ", "me."] }, { tool: ECHO }],
      usage: { input: 10, output: 2, reasoning: 1 },
    },
    {
      parts: [{ text: ["It ", "printed "] }, { text: ["hi."] }],
      usage: { input: 5, output: 3, cacheRead: 7 },
    },
    { parts: [{ text: ["Nobody asks for this."] }] },
  );
  expect(reported).toEqual({
    status: "ok",
    answer: "It printed hi.",
    texts: ["Let me.", "It printed ", "hi."],
    thinking: true,
    tools: [ECHO],
    events: { toolInputs: [["echo hi"]], toolOutputs: [["hi"]], thoughts: "Hm" },
    category: null,
    httpStatus: null,
    retryAfterMs: null,
    usage: { input: 15, output: 5, cacheRead: 7, reasoning: 1 },
  });
});

it("forgets refusals and cuts that an answer follows", () => {
  const cut: Reply = { parts: [{ text: ["Part"] }], cut: "reset" };
  const reported = truth(LIMITED, cut, { silent: "reset" }, { parts: [{ text: ["Whole."] }] });
  expect(reported).toMatchObject({ status: "ok", answer: "Whole.", texts: ["Whole."], httpStatus: null });
  expect(reported.usage).toEqual({ input: 120, output: 15 });
});

it("fails as the last refusal does, with the wait of its headers", () => {
  expect(truth(LIMITED)).toMatchObject({
    status: "error",
    answer: null,
    category: "rate_limit",
    httpStatus: 429,
    retryAfterMs: 3000,
    usage: null,
  });
  expect(truth({ parts: [{ tool: ECHO }] }, { fails: "server", status: 500 })).toMatchObject({
    category: "server",
    retryAfterMs: null,
    tools: [ECHO],
    usage: { input: 120, output: 15 },
  });
});

it.each([
  [{ parts: [{ text: ["Part"] }], cut: "end" }, "network", ["Part"]],
  [{ parts: [{ text: ["Part"] }], cut: "hang" }, "timeout", ["Part"]],
  [{ parts: [], cut: "error-event" }, "server", []],
  [{ parts: [], cut: "error-event", fails: "quota" }, "quota", []],
  [{ silent: "hang" }, "timeout", []],
  [{ silent: "reset" }, "network", []],
  [{ fails: "server", status: 200 }, "network", []],
  [{ parts: [], stop: "refusal" }, "unknown", []],
  [{ parts: [{ tool: ECHO }] }, "unknown", []],
] satisfies [Reply, string, string[]][])("fails for good: %j", (reply, category, texts) => {
  expect(truth(reply)).toMatchObject({
    status: "error",
    answer: null,
    category,
    texts,
    httpStatus: reply && "status" in reply ? 200 : null,
  });
});

it("distinguishes an empty answer from no answer", () => {
  expect(truth({ parts: [] })).toMatchObject({ status: "ok", answer: "", texts: [] });
  expect(truth({ parts: [{ text: ["Cut"] }], stop: "length" })).toMatchObject({
    status: "ok",
    answer: "Cut",
  });
});

it("reports no tokens where the API reports none", () => {
  expect(truth({ parts: [{ text: ["a"] }], usage: null }).usage).toBeNull();
});
