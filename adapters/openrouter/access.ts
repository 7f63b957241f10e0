import type { ApiAccess } from "../shared/api/api-access.ts";
import type { OpenRouterConfig } from "./config.ts";

/** The variable of the caller's environment that holds the key. */
export const API_KEY = "OPENROUTER_API_KEY";

/** How OpenRouter is reached: where, with which key, and which headers go with a request. */
export const access: ApiAccess<OpenRouterConfig> = {
  keyVariable: API_KEY,
  baseUrlVariable: "OPENROUTER_BASE_URL",
  /** Needs a valid key, and gives no secret; `/models` would answer anybody. */
  healthPath: "/key",
  headers: ({ siteUrl, siteTitle }) => ({
    ...(siteUrl !== undefined && { "HTTP-Referer": siteUrl }),
    ...(siteTitle !== undefined && { "X-Title": siteTitle }),
  }),
};
