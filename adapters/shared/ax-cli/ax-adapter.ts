import type { Adapter, Manifest } from "../../../contracts/cli/v1/adapter.ts";
import { type AxConfig, axConfigSchema } from "./config.ts";
import { axHealthCheck, axInvocations } from "./invocation.ts";
import { axParser } from "./parser/parser.ts";

/**
 * The adapter of one CLI of the family: they are one program with another name, another vendor and other models, so
 * that only the manifest differs.
 */
export function axAdapter(manifest: Manifest): Adapter<AxConfig> {
  const [command = manifest.id] = manifest.commands ?? [];
  return {
    manifest,
    configSchema: axConfigSchema(command),
    ...axInvocations(manifest),
    parser: (options) => axParser(command, options),
    healthCheck: axHealthCheck,
  };
}
