import { childEnvironment } from "../../../../adapters/shared/run/child/child-environment.ts";

/**
 * The environment for the CLI of a plugin: an allow-list of what programs need to find their way, and no secret
 * (INV-AGENT-ENV-001).
 *
 * @param env that of the host.
 * @param own names that this plugin's CLI needs besides, such as that of its key: never for all plugins.
 */
export function buildAgentEnv(
  env: Readonly<Record<string, string | undefined>>,
  own: readonly string[] = [],
): Record<string, string> {
  return childEnvironment(env, own, {});
}
