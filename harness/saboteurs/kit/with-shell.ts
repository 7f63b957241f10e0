import { runCall } from "../../../adapters/shared/run/run-call.ts";
import { SHELL, type ShellParts } from "../../../adapters/shared/run/shell-parts.ts";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";

/** An adapter whose CLI is started by a shell with another part in it. */
export function withShell(adapter: Adapter, parts: Partial<ShellParts>): Adapter {
  return { ...adapter, run: (call, signal) => runCall(adapter, call, signal, { ...SHELL, ...parts }) };
}
