import type { Adapter, Outcome, RunCall, RunCaller } from "../../../contracts/cli/v1/adapter.ts";
import { requestFrom } from "../run/run-call.ts";
import { runOptionsFrom } from "../run/run-options.ts";
import type { ApiAccess } from "./api-access.ts";
import { runApi } from "./run-api.ts";

/** What the op `run` of the process protocol asks for, done by a request: `cliPath` is the address of the API. */
export function apiCall<Config>(
  adapter: Adapter<Config>,
  access: ApiAccess<Config>,
  call: RunCall,
  signal?: AbortSignal,
  caller: RunCaller = {},
): Promise<Outcome> {
  return runApi(adapter, access, requestFrom(call), {
    ...caller,
    ...runOptionsFrom(call),
    ...(signal === undefined ? {} : { signal }),
  });
}
