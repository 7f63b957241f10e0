import type { Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { modelId } from "../shared/invocation/model-id.ts";
import type { OpenRouterConfig } from "./config.ts";
import { manifest } from "./manifest.ts";

/**
 * The request for one run: the address, and as stdin the body. Nothing of it is secret: the key goes from the caller's
 * environment into a header and is nowhere else.
 */
export function invocation(request: RunRequest, config: OpenRouterConfig): Invocation {
  const command = `${config.baseUrl.replace(/\/+$/, "")}/chat/completions`;
  return { command, args: [], stdin: JSON.stringify(body(request, config)), env: {} };
}

function body(request: RunRequest, config: OpenRouterConfig): object {
  const { prompt, systemPrompt, model = config.model, outputFormat } = request;
  const { effort = config.effort, outputSchema } = request;
  const { models = [], maxTokens, temperature } = config;
  const system = systemPrompt === undefined ? [] : [{ role: "system", content: systemPrompt }];
  return {
    ...(model !== undefined && { model: modelId(manifest, model) }),
    ...(models.length > 0 && { models: models.map((one) => modelId(manifest, one)) }),
    messages: [...system, { role: "user", content: prompt }],
    stream: outputFormat !== "json",
    // OpenRouter reports usage without being asked by now; older gateways of the same API need this field.
    usage: { include: true },
    ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    ...(temperature !== undefined && { temperature }),
    ...(effort !== undefined && { reasoning: { effort } }),
    ...(outputSchema !== undefined && {
      response_format: { type: "json_schema", json_schema: { name: "answer", schema: outputSchema } },
    }),
  };
}
