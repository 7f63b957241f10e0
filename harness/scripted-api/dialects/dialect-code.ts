import type { Asked } from "../asked.ts";
import type { ApiDialect } from "../dialect.ts";
import type { MessageReply, RefusalReply } from "../scenario.ts";
import type { OfferedTool } from "../tools/offered-tool.ts";

/** One API: which requests are its own, and how it says what a scenario's model says. Pure. */
export interface DialectCode {
  name: ApiDialect;
  /** Headers that every answer of this API has. */
  headers: Readonly<Record<string, string>>;
  /** What a request wants; null where it is not this API's. */
  read(asked: Asked): Call | null;
  /** A reply in this API's words. */
  message(reply: MessageReply, call: ConversationCall): ReplyMessage;
  /** A refusal in this API's words. */
  refusal(reply: RefusalReply, call: ConversationCall): unknown;
}

export type Call = ConversationCall | FixedCall;

/** The model is asked to say something. */
export interface ConversationCall {
  wants: "message";
  /** The conversation itself, no title, topic or quota call beside it. */
  main: boolean;
  model: string | null;
  streamed: boolean;
  tools: readonly OfferedTool[];
  /** Grows from request to request of one conversation, a resumed one too: ids of calls are made from it. */
  turn: number;
  workspace: string | null;
  /** The id that the last tool answered with, where this API looks for one. */
  replyId?: string | undefined;
  /** JSON schema that the answer must fit, where the client wants JSON. */
  schema: unknown;
}

/** Something that is always answered alike: a list of models, a count of tokens. */
export interface FixedCall {
  wants: "fixed";
  model: string | null;
  json: unknown;
}

/** A reply, both ways in which it may be sent. */
export interface ReplyMessage {
  /** JSON body where the client does not stream. */
  whole: unknown;
  /** Texts of server-sent events, in order, as far as the last part. */
  events: readonly string[];
  /** The rest, without which a stream is no whole answer. */
  end: readonly string[];
  /** An event that breaks off in the middle of its JSON. */
  malformed: string;
  /** An event by which the API says that it failed after all. */
  error: string;
}
