import { providers } from "../../../driver/registry.ts";
import { type ExecutionRuntime, executionRuntime } from "./execution-runtime.ts";

const adapters = (await providers()).flatMap((found) => ("adapter" in found ? found.adapter : []));

/** The whole layer over every built-in adapter, made once for this process. */
export const builtInRuntime: ExecutionRuntime = executionRuntime(adapters);

/** The document's two singletons. */
export const { agentAdapterRegistry, providerRegistry } = builtInRuntime;
