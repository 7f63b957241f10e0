import { readAsked } from "./asked.ts";
import type { ScriptedRequest } from "./dialect.ts";
import type { Call, ConversationCall, DialectCode } from "./dialects/dialect-code.ts";
import { DIALECTS } from "./dialects/dialects.ts";
import { replyResponse } from "./reply-response.ts";
import type { MessageReply, Reply, Scenario } from "./scenario.ts";
import { schemaStub } from "./tools/schema-stub.ts";

/** A scenario's model, whatever carries the requests to it. */
export interface ScriptedModel {
  /** Answers a request to any of the APIs. Never throws. `Response.error()`: the connection is to be dropped. */
  answer(request: Request): Promise<Response>;
  /** What was asked so far, without keys and prompts. */
  requests: readonly ScriptedRequest[];
}

/** @param now milliseconds since the model was there, for the log. */
export function scriptedModel(scenario: Scenario, now: () => number = () => 0): ScriptedModel {
  const requests: ScriptedRequest[] = [];
  let replied = 0;
  return {
    requests,
    async answer(request) {
      const asked = await readAsked(request);
      const { dialect, call } = readCall(asked);
      const main = call?.wants === "message" && call.main;
      const reply = call?.wants === "message" ? replyTo(call, scenario, main ? replied++ : null) : null;
      const response = responseTo(call, dialect, reply, asked.method);
      requests.push({
        atMs: now(),
        method: asked.method,
        path: asked.path,
        dialect: dialect?.name ?? null,
        main,
        model: call?.model ?? null,
        status: reply !== null && "silent" in reply ? reply.silent : response.status,
      });
      return response;
    },
  };
}

function readCall(asked: Parameters<DialectCode["read"]>[0]): {
  dialect: DialectCode | null;
  call: Call | null;
} {
  for (const dialect of DIALECTS) {
    const call = dialect.read(asked);
    if (call) return { dialect, call };
  }
  return { dialect: null, call: null };
}

/**
 * The main conversation gets the scenario's replies in order, the last one again and again. A call beside it gets a
 * word of its own, but shares the fate of a scenario that only ever refuses: a bad key is bad for every call.
 */
function replyTo(call: ConversationCall, { replies }: Scenario, turn: number | null): Reply {
  if (turn !== null) return replies[Math.min(turn, replies.length - 1)]!;
  return replies.every((reply) => "status" in reply) ? replies[0]! : sideReply(call);
}

function sideReply({ schema }: ConversationCall): MessageReply {
  return { parts: [{ text: [schema === undefined ? "Scripted run" : JSON.stringify(schemaStub(schema))] }] };
}

function responseTo(
  call: Call | null,
  dialect: DialectCode | null,
  reply: Reply | null,
  method: string,
): Response {
  if (call?.wants === "fixed") return Response.json(call.json);
  if (call?.wants === "message" && dialect && reply) return replyResponse(reply, call, dialect);
  if (method === "HEAD") return new Response(null);
  return Response.json({ error: { type: "not_found_error", message: "No such path." } }, { status: 404 });
}
