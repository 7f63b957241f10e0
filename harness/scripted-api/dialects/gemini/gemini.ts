import type { Asked } from "../../asked.ts";
import { type OfferedTool, offeredTool } from "../../tools/offered-tool.ts";
import { workspaceIn } from "../../tools/tool-arguments.ts";
import type { Call, DialectCode } from "../dialect-code.ts";
import { field } from "../wire-parts.ts";
import { geminiError } from "./gemini-error.ts";
import { replyMessage } from "./reply-message.ts";

/** Google's Gemini API: `POST .../models/<model>:generateContent`, `:streamGenerateContent`, `:countTokens`. */
export const gemini: DialectCode = {
  name: "gemini",
  headers: {},
  read,
  message: replyMessage,
  refusal: geminiError,
};

const ACTION = /\/models\/([^/:]+):(generateContent|streamGenerateContent|countTokens)$/;

function read({ method, path, body }: Asked): Call | null {
  if (method === "GET" && /\/v1(alpha|beta)\/models$/.test(path)) return models();
  const [, model = null, action] = (method === "POST" && ACTION.exec(path)) || [];
  if (action === undefined) return null;
  if (action === "countTokens") return { wants: "fixed", model, json: { totalTokens: 120 } };
  const config = body.generationConfig;
  const schema = field(config, "responseJsonSchema") ?? field(config, "responseSchema");
  return {
    wants: "message",
    // What the client asks for itself (which model to take, who speaks next) comes with a schema and without tools.
    main: schema === undefined,
    model,
    streamed: action === "streamGenerateContent",
    tools: offeredTools(body.tools),
    turn: Array.isArray(body.contents) ? body.contents.length : 0,
    workspace: workspaceIn(body),
    schema,
  };
}

function offeredTools(tools: unknown): OfferedTool[] {
  const declared = (Array.isArray(tools) ? tools : []).flatMap(
    (tool) => field(tool, "functionDeclarations") ?? [],
  );
  return declared.map((tool) =>
    offeredTool(field(tool, "name"), field(tool, "parametersJsonSchema") ?? field(tool, "parameters")),
  );
}

function models(): Call {
  const model = {
    name: "models/scripted-model",
    supportedGenerationMethods: ["generateContent", "countTokens"],
  };
  return { wants: "fixed", model: null, json: { models: [model] } };
}
