import type { Outcome } from "../../contracts/cli/v1/adapter.ts";
import type { Capabilities } from "../../schemas/cli/v1/generated/capabilities.ts";
import type { Expectation } from "../../schemas/harness/v1/generated/expectation.ts";
import { isRecord } from "../lib/json.ts";
import type { Fixture } from "../model/fixture.ts";
import type { Replay } from "../model/target.ts";
import { allowed } from "./expected-values.ts";

/** How one capability shows: in what an adapter reports, and in what a run is known to hold. */
export interface CapabilityEvidence {
  name: keyof Capabilities & string;
  /** The adapter claims it unless its manifest says that it does not. */
  isClaimedByDefault?: true;
  /** It shows in events alone, which a black box does not report. */
  needsEvents?: true;
  reported(replay: Replay): boolean;
  /** Whether a run surely has a value for it; undefined where neither expectations nor bytes can tell. */
  expected?(expected: Expectation, fixture: Fixture): boolean;
}

/** As a field that holds it, or as the type of a record or block that does. */
const REASONING =
  /"(?:thinking|reasoning|reasoningText)":\s*"[^"]|"type":\s*"(?:\w+\.)*reasoning"|"type":\s*"thinking"[^{}]*"text":\s*"[^"]/;

/** Capabilities that parsing can prove or refute. */
export const CAPABILITY_EVIDENCE: readonly CapabilityEvidence[] = [
  {
    name: "sessions",
    reported: ({ outcome }) => outcome.session?.id != null,
    expected: ({ session }) => always(session, (value) => isRecord(value) && typeof value.id === "string"),
  },
  {
    name: "tools",
    reported: ({ outcome, events }) =>
      outcome.tools.length > 0 || events.some(({ kind }) => kind === "tool_use"),
    expected: ({ tools }) => always(tools, (value) => Array.isArray(value) && value.length > 0),
  },
  {
    name: "thinking",
    needsEvents: true,
    reported: ({ events }) => events.some(({ kind }) => kind === "thinking"),
    // No expectation reports it, but CLIs that print reasoning name it so.
    expected: (_, { stdout }) => REASONING.test(stdout.toString("utf8")),
  },
  {
    name: "usage",
    reported: ({ outcome }) => outcome.usage != null && outcome.usage.estimated === false,
    expected: ({ usage }) => always(usage, isRecord),
  },
  {
    name: "cost",
    reported: ({ outcome }) => outcome.costUsd != null,
    expected: ({ costUsd }) => always(costUsd, (value) => typeof value === "number"),
  },
  {
    name: "model",
    reported: ({ outcome }) => outcome.model != null,
    expected: ({ model }) => always(model, (value) => typeof value === "string"),
  },
  {
    name: "quota",
    reported: ({ outcome }) => windows(outcome) > 0,
    expected: ({ quota }) => always(quota, (value) => Array.isArray(value) && value.length > 0),
  },
  {
    name: "stopReason",
    reported: ({ outcome }) => outcome.stopReason != null,
    expected: ({ stopReason }) => always(stopReason, (value) => typeof value === "string"),
  },
  {
    name: "structuredOutput",
    reported: ({ outcome }) => outcome.structuredOutput !== undefined,
    expected: ({ structuredOutput }) => always(structuredOutput, (value) => value !== null),
  },
  {
    name: "fileChanges",
    needsEvents: true,
    reported: ({ events }) => events.some(({ kind }) => kind === "file_change"),
    expected: ({ events }) => always(events?.fileChanges, isFilled),
  },
  {
    name: "plans",
    needsEvents: true,
    reported: ({ events }) => events.some(({ kind }) => kind === "plan"),
    expected: ({ events }) => always(events?.plans, isFilled),
  },
  {
    name: "compactions",
    needsEvents: true,
    reported: ({ events }) => events.some(({ kind }) => kind === "compaction"),
    expected: ({ events }) => always(events?.compactions, isFilled),
  },
  {
    name: "denials",
    reported: ({ outcome }) => outcome.tools.some(({ denied }) => denied === true),
    expected: ({ tools }) => always(tools, (value) => hasTool(value, "denied")),
  },
  {
    name: "mcpServers",
    reported: ({ outcome }) => outcome.tools.some(({ mcpServer }) => mcpServer != null),
    expected: ({ tools }) => always(tools, (value) => hasTool(value, "mcpServer")),
  },
  {
    name: "models",
    reported: ({ outcome }) => (outcome.models ?? []).length > 0,
    expected: ({ models }) => always(models, isFilled),
  },
  { name: "streaming", needsEvents: true, reported: ({ events }) => events.length > 0 },
  {
    name: "messages",
    isClaimedByDefault: true,
    reported: ({ outcome }) => outcome.messages.some((text) => text !== outcome.content),
  },
  {
    name: "httpStatus",
    isClaimedByDefault: true,
    reported: ({ outcome }) => outcome.error?.httpStatus != null,
  },
  {
    name: "rateLimits",
    isClaimedByDefault: true,
    reported: ({ outcome }) => outcome.error?.retryAfterMs != null || outcome.error?.resetsAt != null,
  },
  {
    name: "reasoning",
    isClaimedByDefault: true,
    reported: ({ outcome }) => (outcome.usage?.reasoningTokens ?? 0) > 0,
  },
];

function windows(outcome: Outcome): number {
  return outcome.quota?.length ?? 0;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function hasTool(tools: unknown, field: "denied" | "mcpServer"): boolean {
  return Array.isArray(tools) && tools.some((tool) => isRecord(tool) && tool[field] != null);
}

/** Whether every value that an expectation allows is of that kind. */
function always(expected: unknown, is: (value: unknown) => boolean): boolean {
  return expected !== undefined && allowed(expected).every(is);
}
