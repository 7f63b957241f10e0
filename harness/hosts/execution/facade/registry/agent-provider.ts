import { homedir } from "node:os";
import path from "node:path";
import { requestProblem } from "../../../../../adapters/shared/invocation/request-problem.ts";
import { checkHealth } from "../../../../../adapters/shared/run/check-health.ts";
import type { Adapter, Invocation, RunRequest } from "../../../../../contracts/cli/v1/adapter.ts";
import type {
  AgentProvider,
  LaunchOptions,
  ProviderLaunchSpec,
} from "../../../../../contracts/execution/v1/execution-host.ts";
import { rememberedVersion } from "../../../cli-version.ts";
import { coreRun } from "../core-request.ts";
import { chosenEnvironment, parentEnvironment } from "../runtime-env.ts";
import { installInstructions } from "./install-instructions.ts";
import { providerFacts } from "./provider-table.ts";

/** The provider behind an adapter of `cli/v1`, as terminals start it (INV-EXECUTION-OVERRIDE-003). */
export function agentProvider<Config>(adapter: Adapter<Config>): AgentProvider {
  const { manifest } = adapter;
  const facts = providerFacts(adapter);
  const health = () => checkHealth(adapter, { parentEnv: parentEnvironment() });
  const isText = manifest.outputFormats.includes("text");

  /** @throws one line where the adapter takes no such config, or no CLI can be given a text of it. */
  function built(
    start: NonNullable<Adapter<Config>["interactiveInvocation"]>,
    prompt: string,
    workdir: string,
    { model, effort, resumeId }: LaunchOptions,
  ): ProviderLaunchSpec {
    const { request, config, extraArgs, hasChoice } = coreRun(facts, { model, effort });
    const checked = adapter.configSchema.safeParse(config);
    if (!checked.success) throw new Error(checked.error.message);
    const asked: RunRequest = {
      ...request,
      prompt,
      cwd: workdir,
      env: chosenEnvironment({}),
      filesFolder: path.join(homedir(), ".cabinet", "prompts"),
      ...(isText ? { outputFormat: "text" } : {}),
      ...(resumeId === undefined ? {} : { session: { id: resumeId } }),
    };
    const problem = requestProblem(asked);
    if (problem !== null) throw new Error(problem);
    const isChosen = hasChoice || resumeId !== undefined;
    const version = isChosen ? rememberedVersion(adapter, { env: parentEnvironment() }) : null;
    return launchSpec(start(asked, checked.data, { version }), asked.filesFolder!, extraArgs);
  }

  const oneShot = (prompt: string, workdir: string, options: LaunchOptions) =>
    built(adapter.invocation.bind(adapter), prompt, workdir, options);

  return {
    id: facts.providerId,
    name: facts.name,
    type: manifest.transport ?? "cli",
    commandCandidates: manifest.commands ?? [],
    installInstructions: installInstructions(adapter, facts.name),
    models: (manifest.models ?? []).map(({ id, name }) => (name === undefined ? { id } : { id, name })),
    effortLevels: (facts.efforts ?? []).map((id) => ({ id, name: id })),
    isAvailable: async () => (await health()).ok,
    async healthCheck() {
      const found = await health();
      return found.ok
        ? { available: true, version: found.version }
        : { available: false, error: found.problem };
    },
    buildArgs: (prompt, workdir, options) => oneShot(prompt, workdir, options).args,
    buildOneShotInvocation: oneShot,
    buildSessionInvocation(prompt, workdir, options) {
      if (adapter.interactiveInvocation === undefined)
        throw new Error(`${facts.providerId} has no interactive mode`);
      const spec = built(adapter.interactiveInvocation.bind(adapter), prompt ?? "", workdir, options);
      return prompt === undefined ? spec : { ...spec, initialPrompt: prompt };
    },
  };
}

function launchSpec(
  { command, args, stdin, env, files = [] }: Invocation,
  folder: string,
  extraArgs: readonly string[],
): ProviderLaunchSpec {
  return {
    command,
    args: [...args, ...extraArgs],
    env,
    ...(stdin === null ? {} : { initialPrompt: stdin }),
    ...(files.length === 0
      ? {}
      : { files: files.map(({ path: name, text }) => ({ path: path.join(folder, name), text })) }),
  };
}
