import type { MessageReply, ScriptedTokens } from "./scenario.ts";

const DEFAULT_TOKENS: ScriptedTokens = { input: 120, output: 15 };

/** Tokens that a reply reports: its own, small round ones where it names none, null where it reports none at all. */
export function tokensOf(reply: Pick<MessageReply, "usage">): ScriptedTokens | null {
  return reply.usage === undefined ? DEFAULT_TOKENS : reply.usage;
}
