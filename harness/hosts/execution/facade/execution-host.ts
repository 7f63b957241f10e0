import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { executionAdapter } from "./execution-adapter.ts";
import { executionRuntime } from "./execution-runtime.ts";

/** All that `execution/v1` asks of a host, over one adapter. */
export function executionHost(adapter: Adapter): ExecutionHost {
  return { adapter: executionAdapter(adapter), ...executionRuntime([adapter]) };
}
