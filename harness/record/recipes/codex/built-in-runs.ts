import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";
import { configFile } from "./config.ts";
import { isOld } from "./versions.ts";

/** The built-in provider asks for a WebSocket first, and takes up HTTPS when that was refused seven times. */
export function builtInRuns(version: string): Readonly<Record<string, RecordedRun>> {
  if (isOld(version)) {
    const env = { OPENAI_BASE_URL: "{{api}}/v1", CODEX_API_KEY: "test-key-000" };
    const files = configFile({ provider: "openai" });
    return { "success-openai-provider-env": streamed("success-text", { files, env }) };
  }
  const files = configFile({ provider: "openai", top: 'openai_base_url = "{{api}}/v1"' });
  const truth = {
    note: "Refused WebSockets are notices and an item of type error; then codex asks over HTTPS.",
  };
  return {
    "success-openai-provider-config": streamed("success-text", {
      files,
      env: { CODEX_API_KEY: "test-key-000" },
      truth,
    }),
    "not-logged-in-openai": streamed("success-text", { files, env: { LAB_API_KEY: null }, truth }),
  };
}
