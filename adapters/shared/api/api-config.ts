import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { ApiAccess } from "./api-access.ts";

/** What a request needs besides its body, or why there is none. */
export type ApiConfig<Config> =
  | { config: Config; headers: Record<string, string> }
  | { kind: "configuration" | "auth_expired"; problem: string };

/** A key is one word of printable ASCII; anything else cannot be in a header, and must be in no message either. */
const KEY = /^[\x21-\x7e]+$/;

/**
 * Puts together what a request is sent with: the checked config, at the address that the caller names, and the headers.
 *
 * @param baseUrl address that the caller names; it wins over the environment, and that over the config.
 */
export function apiConfig<Config>(
  adapter: Adapter<Config>,
  access: ApiAccess<Config>,
  given: { config?: unknown; baseUrl?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): ApiConfig<Config> {
  const named = given.baseUrl ?? env[access.baseUrlVariable];
  const asked: unknown = given.config ?? {};
  const isObject = typeof asked === "object" && asked !== null && !Array.isArray(asked);
  const input = isObject && named !== undefined && named !== "" ? { ...asked, baseUrl: named } : asked;
  const checked = adapter.configSchema.safeParse(input);
  if (!checked.success) return { kind: "configuration", problem: checked.error.message };
  const key = env[access.keyVariable]?.trim() ?? "";
  if (key === "") return { kind: "auth_expired", problem: `No API key: ${access.keyVariable} is not set` };
  if (!KEY.test(key)) return { kind: "auth_expired", problem: `${access.keyVariable} holds no API key` };
  return {
    config: checked.data,
    headers: { ...access.headers(checked.data), authorization: `Bearer ${key}` },
  };
}
