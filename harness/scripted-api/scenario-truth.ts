import type { ErrorCategory } from "../../contracts/cli/v1/adapter.ts";
import type { ScriptedTokens, ToolJob } from "./scenario.ts";

/** What a scenario's model has said by the end of a run that asks until it has its answer, or the last refusal. */
export interface ScenarioTruth {
  status: "ok" | "error";
  /** Text of the last reply; null where the run fails. */
  answer: string | null;
  /** The texts of all replies, one for each text part, in order. */
  texts: readonly string[];
  thinking: boolean;
  tools: readonly ToolJob[];
  /** Class of the last refusal or break; null where the run ends well. */
  category: ErrorCategory | null;
  httpStatus: number | null;
  /** As the headers told. */
  retryAfterMs: number | null;
  /** Sum over all replies of the conversation that were told whole; null where none told any. */
  usage: ScriptedTokens | null;
}
