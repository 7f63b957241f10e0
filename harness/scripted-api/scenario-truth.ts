import type { ErrorCategory } from "../../contracts/cli/v1/adapter.ts";
import type { MessageReply, RefusalReply, Reply, Scenario, ScriptedTokens, ToolJob } from "./scenario.ts";
import { type ScenarioEvents, scenarioEvents } from "./scenario-events.ts";
import { tokensOf } from "./tokens-of.ts";

const COUNTS = ["input", "output", "cacheRead", "cacheWrite", "reasoning"] as const;

/** What a scenario's model has said by the end of a run that asks until it has its answer, or the last refusal. */
export interface ScenarioTruth {
  status: "ok" | "error";
  /** Text of the last reply; null where the run fails. */
  answer: string | null;
  /** The texts of all replies, one for each text part, in order. */
  texts: readonly string[];
  thinking: boolean;
  tools: readonly ToolJob[];
  events: ScenarioEvents;
  /** Class of the last refusal or break; null where the run ends well. */
  category: ErrorCategory | null;
  httpStatus: number | null;
  /** As the headers reported. */
  retryAfterMs: number | null;
  /** Sum over all replies of the conversation that were reported whole; null where none reported any. */
  usage: ScriptedTokens | null;
}

const CATEGORY_OF_REFUSAL: Record<RefusalReply["fails"], ErrorCategory> = {
  authentication: "authentication",
  permission: "authentication",
  "not-found": "not_found",
  "rate-limit": "rate_limit",
  quota: "quota",
  billing: "quota",
  context: "validation",
  "invalid-request": "validation",
  server: "server",
  overloaded: "server",
};

const CATEGORY_OF_CUT: Record<Exclude<MessageReply["cut"], "error-event" | undefined>, ErrorCategory> = {
  reset: "network",
  end: "network",
  malformed: "network",
  hang: "timeout",
};

/** Ends that leave nothing to show for. */
const NO_ANSWER: ReadonlySet<string> = new Set(["refusal", "blocked", "malformed-call"]);

/**
 * What a client is informed that asks again after every refusal and after every tool, as long as the scenario has
 * another reply. A reply that was cut or refused counts only where nothing follows it; one that still wants a tool at
 * the end never becomes an answer (`error`, `unknown`: the client must stop by itself). A reply that ends for its
 * length is an answer; one that the model or a filter refuses is an `unknown` failure.
 */
export function scenarioTruth(scenario: Scenario): ScenarioTruth {
  const reported = conversation(scenario.replies);
  const whole = reported.filter((reply) => isMessage(reply) && reply.cut === undefined) as MessageReply[];
  const last = reported.at(-1)!;
  const end = ending(last);
  const parts = (isMessage(last) && last.cut !== undefined ? [...whole, last] : whole).flatMap(
    (reply) => reply.parts,
  );
  return {
    ...end,
    answer: end.status === "ok" ? textsOf((last as MessageReply).parts).join("") : null,
    texts: textsOf(parts),
    thinking: parts.some((part) => "thinking" in part),
    tools: parts.flatMap((part) => ("tool" in part ? [part.tool] : [])),
    events: scenarioEvents(parts),
    usage: sumOfTokens(whole.map(tokensOf)),
  };
}

/** The replies that such a client gets, the last one included. */
function conversation(replies: readonly Reply[]): Reply[] {
  const answered = replies.findIndex(isAnswer);
  return replies.slice(0, answered < 0 ? replies.length : answered + 1);
}

function isMessage(reply: Reply): reply is MessageReply {
  return "parts" in reply;
}

function isAnswer(reply: Reply): boolean {
  return isMessage(reply) && reply.cut === undefined && !reply.parts.some((part) => "tool" in part);
}

function textsOf(parts: MessageReply["parts"]): string[] {
  return parts.flatMap((part) => ("text" in part ? [part.text.join("")] : []));
}

type Ending = Pick<ScenarioTruth, "status" | "category" | "httpStatus" | "retryAfterMs">;

function ending(last: Reply): Ending {
  if ("silent" in last) return failed(last.silent === "hang" ? "timeout" : "network");
  if (!isMessage(last)) {
    // A refusal that is no HTTP error never came from the API.
    return {
      ...failed(last.status < 400 ? "network" : CATEGORY_OF_REFUSAL[last.fails]),
      httpStatus: last.status,
      retryAfterMs: retryAfterMs(last.headers ?? {}),
    };
  }
  if (last.cut === "error-event") return failed(CATEGORY_OF_REFUSAL[last.fails ?? "server"]);
  if (last.cut !== undefined) return failed(CATEGORY_OF_CUT[last.cut]);
  if (!isAnswer(last) || NO_ANSWER.has(last.stop ?? "end")) return failed("unknown");
  return { status: "ok", category: null, httpStatus: null, retryAfterMs: null };
}

function failed(category: ErrorCategory): Ending {
  return { status: "error", category, httpStatus: null, retryAfterMs: null };
}

/**
 * Milliseconds that a refusal asks its client to wait, as its headers tell: `retry-after-ms`, else `retry-after` in
 * seconds. Null where they tell nothing, or a date, which no scenario can hold.
 */
function retryAfterMs(headers: Readonly<Record<string, string>>): number | null {
  const reported = new Headers(headers);
  const milliseconds = reported.get("retry-after-ms");
  const seconds = reported.get("retry-after");
  if (milliseconds !== null) return numberOrNull(Number(milliseconds));
  return seconds === null ? null : numberOrNull(Number(seconds) * 1000);
}

function numberOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Adds the tokens of several replies; a count that no reply names stays away. Null where no reply tells any. */
function sumOfTokens(all: readonly (ScriptedTokens | null)[]): ScriptedTokens | null {
  const reported = all.filter((tokens) => tokens !== null);
  if (reported.length === 0) return null;
  const sum: ScriptedTokens = { input: 0, output: 0 };
  for (const tokens of reported) {
    for (const count of COUNTS) {
      const value = tokens[count];
      if (value !== undefined) sum[count] = (sum[count] ?? 0) + value;
    }
  }
  return sum;
}
