import { resolveCommand } from "../../../../adapters/shared/run/command/resolve-command.ts";
import type {
  AgentProvider,
  LaunchRequest,
  ProviderLaunchSpec,
  ProviderRegistry,
} from "../../../../contracts/execution/v1/execution-host.ts";
import { parentEnvironment } from "./runtime-env.ts";

/** What a person has set about providers. */
export interface ProviderSettings {
  defaultProviderId?: string;
  disabledProviderIds?: readonly string[];
}

/**
 * How a terminal starts one run, with the model and the effort that were chosen for it; the command as the path at
 * which it was found, where it was found (INV-EXECUTION-OVERRIDE-003).
 *
 * @param kind `one-shot` ends with the answer, `session` goes on.
 * @throws one line where the provider is unknown, or none is enabled.
 */
export function launchSpec(
  registry: ProviderRegistry,
  settings: ProviderSettings,
  kind: "one-shot" | "session",
  { providerId, prompt, workdir, ...options }: LaunchRequest,
): ProviderLaunchSpec {
  const provider = enabledProvider(registry, settings, providerId);
  const spec =
    kind === "one-shot"
      ? provider.buildOneShotInvocation(prompt, workdir, options)
      : provider.buildSessionInvocation(prompt, workdir, options);
  const env = parentEnvironment() as Record<string, string>;
  const found = resolveCommand([...new Set([spec.command, ...provider.commandCandidates])], env, workdir);
  return "file" in found ? { ...spec, command: found.file } : spec;
}

/** The provider that was asked for; in place of one that is switched off the default one, else any that is not. */
function enabledProvider(
  registry: ProviderRegistry,
  { defaultProviderId, disabledProviderIds = [] }: ProviderSettings,
  providerId: string | undefined,
): AgentProvider {
  const byDefault = defaultProviderId ?? registry.defaultProviderId;
  const wanted = providerId ?? byDefault;
  if (registry.get(wanted) === undefined) throw new Error(`unknown provider ${JSON.stringify(wanted)}`);
  const enabled = [wanted, byDefault, ...registry.listAll().map(({ id }) => id)].find(
    (id) => registry.get(id) !== undefined && !disabledProviderIds.includes(id),
  );
  if (enabled === undefined) throw new Error("every provider is switched off");
  return registry.get(enabled)!;
}
