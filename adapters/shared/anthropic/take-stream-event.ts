import { type JsonRecord, recordAt, stringAt } from "../framing/fields.ts";
import type { MessagesState } from "./messages-state.ts";

/**
 * Takes a raw event of the API's stream: the deltas of texts, and the final usage of each message. Thoughts and tool
 * calls are left to the whole blocks that come besides. Types that are no event of the API's, as a CLI may have of its
 * own, change nothing.
 *
 * @param event what is in the record's `event`; of the top-level agent.
 * @param isBroken the message ends because its call broke off: the next one will repeat its texts.
 */
export function takeStreamEvent(
  { transcript, messageUsage }: Pick<MessagesState, "transcript" | "messageUsage">,
  event: unknown,
  isBroken = false,
): void {
  const { type, message, content_block, delta, usage } = recordAt(event) ?? {};
  switch (type) {
    case "message_start":
      transcript.startCall();
      messageUsage.streamStart(message);
      break;
    case "content_block_start":
      startBlock(transcript, recordAt(content_block));
      break;
    case "content_block_delta":
      if (stringAt(delta, "type") === "text_delta") tell(transcript, stringAt(delta, "text"));
      break;
    case "content_block_stop":
      transcript.stopBlock();
      break;
    case "message_delta":
      if (stringAt(delta, "stop_reason") === null) break;
      transcript.finishCall();
      messageUsage.streamEnd(usage);
      break;
    case "message_stop":
      if (!isBroken) transcript.finishCall();
      break;
  }
}

function startBlock(transcript: MessagesState["transcript"], block: JsonRecord | null): void {
  if (block?.type !== "text") return;
  transcript.startBlock();
  tell(transcript, stringAt(block.text));
}

function tell(transcript: MessagesState["transcript"], text: string | null): void {
  if (text !== null && text !== "") transcript.delta(text);
}
