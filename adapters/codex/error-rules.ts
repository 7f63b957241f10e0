import type { ErrorRule } from "../shared/errors/error-evidence.ts";
import { REFUSALS } from "./printed-errors.ts";

/** What is before the reason of a model call that broke off. */
const BROKEN_STREAM = "stream disconnected before completion: ";

/**
 * How codex words its failures, ahead of the common rules and in this order. There are no codes: a failed turn has a
 * sentence only (openai/codex#36562), so each is tied to the start of a line. Apostrophes are U+2019 in 0.171 and
 * ASCII before.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  {
    kind: "session_expired",
    text: /^(?:Error: )?(?:thread\/resume: .*(?:no rollout found|is archived)|no (?:rollout|thread) (?:found )?(?:for|with) (?:thread )?id|No saved session found)/m,
  },
  {
    kind: "quota_exhausted",
    text: [
      new RegExp(`^(?:${REFUSALS.limit})`, "m"),
      /^(?:Quota exceeded\.|To use Codex with your ChatGPT plan, upgrade to)/m,
      /^(?:You[’']ve reached your (?:\S+ ){0,3}limit|You hit your spend cap|Your workspace is out of credits)/m,
    ],
  },
  { kind: "overloaded", text: /^(?:Selected model is at capacity|Flex capacity unavailable)/m },
  // The sentence for any 500: the CLI drops the status and the server's own text.
  { kind: "server", text: /^We[’']re currently experiencing high demand/m },
  {
    kind: "model_unavailable",
    text: /is not supported when using codex with a chatgpt account/i,
  },
  { kind: "context_exceeded", text: /^Codex ran out of room in the model[’']s context window/m },
  {
    kind: "auth_expired",
    text: new RegExp(
      `^(?:${REFUSALS.login}|Your access token could not be refreshed|Your authentication session could not be refreshed)`,
      "m",
    ),
  },
  { kind: "timeout", text: new RegExp(`^(?:${BROKEN_STREAM})?idle timeout waiting for`, "m") },
  {
    kind: "transport",
    text: [
      new RegExp(`^(?:${BROKEN_STREAM})?(?:Transport error: |error sending request for url)`, "m"),
      /^(?:Reconnecting\.\.\. waiting for network|Connection failed: )/m,
    ],
  },
  { kind: "server", text: new RegExp(`^${BROKEN_STREAM}An error occurred while processing`, "m") },
  { kind: "cancelled", codes: ["turn_aborted"], text: /^interrupted \(Ctrl-C\)/m },
  {
    // The model stopped at a limit or at a filter: neither is the caller's mistake, nor, as 0.120 words it, the network's.
    kind: "unknown",
    text: [
      new RegExp(`^(?:${BROKEN_STREAM})?Incomplete response returned, reason: `, "m"),
      /^This (?:request has been|content was) flagged for possible /m,
    ],
  },
  {
    kind: "configuration",
    text: [
      new RegExp(`^(?:${REFUSALS.config})`, "m"),
      /^(?:Error: Model provider |Missing environment variable: |Error: .*required MCP servers failed to initialize)/m,
    ],
  },
  {
    kind: "invalid_request",
    text: [
      new RegExp(`^(?:${REFUSALS.input})`, "m"),
      /^The image data you provided does not represent a valid image/m,
      /^error: (?:unexpected argument|the argument|invalid value|unrecognized subcommand)/m,
    ],
  },
];
