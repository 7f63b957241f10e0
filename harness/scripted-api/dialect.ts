import type { Scenario } from "./scenario.ts";

/** The APIs that the scripted model speaks. */
export type ApiDialect = "anthropic-messages" | "openai-responses" | "openai-chat" | "gemini";

/** What was asked of the scripted API, without a key or a prompt. */
export interface ScriptedRequest {
  /** Milliseconds since the server was started. */
  atMs: number;
  method: string;
  path: string;
  dialect: ApiDialect | null;
  /** The conversation itself, no title, topic or quota call beside it. */
  main: boolean;
  model: string | null;
  status: number | "reset" | "hang";
}

/** A scripted API that listens on 127.0.0.1. */
export interface ScriptedApi {
  port: number;
  /**
   * `http://127.0.0.1:PORT`; each dialect is served below it at its usual path (`/v1/messages`, `/v1/responses` ...).
   */
  origin: string;
  requests: readonly ScriptedRequest[];
  /** Ends every open connection. */
  close(): Promise<void>;
}

export type StartScriptedApi = (scenario: Scenario) => Promise<ScriptedApi>;
