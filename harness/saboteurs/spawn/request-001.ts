import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { changeRequest } from "../kit/change-request.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeCore, changeOptions } from "./kit/change-core.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-REQUEST-001", [
  {
    name: "model-not-passed-on",
    fault: "Asks the CLI's own choice of a model whatever the caller wants.",
    sabotage: (host) => changeOptions(host, ({ model: _, ...options }) => options),
  },
  {
    name: "model-in-small-letters",
    fault: "Writes the model's name in small letters.",
    sabotage: (host) =>
      changeOptions(host, ({ model, ...options }) =>
        model === undefined ? options : { ...options, model: model.toLowerCase() },
      ),
  },
  {
    name: "system-prompt-not-passed-on",
    fault: "Leaves out the system prompt.",
    sabotage: (host) => changeOptions(host, ({ systemPrompt: _, ...options }) => options),
  },
  {
    name: "prompt-in-one-line",
    fault: "Makes one line of the prompt.",
    sabotage: (host) =>
      changeOptions(host, (options) => ({ ...options, prompt: options.prompt.replaceAll("\n", " ") })),
  },
  {
    name: "folder-of-the-host",
    fault: "Starts the CLI in the host's own folder.",
    sabotage: (host) => changeOptions(host, ({ cwd: _, ...options }) => options),
  },
  {
    name: "interactive-without-model",
    fault: "Starts an interactive CLI with its own choice of a model.",
    sabotage: (host) => ({
      ...host,
      adapter: {
        ...host.adapter,
        spawnInteractive: (systemPrompt) => host.adapter.spawnInteractive(systemPrompt, ""),
      },
    }),
  },
  {
    name: "dashes-taken-off",
    fault: "Takes the dashes off a model's name.",
    sabotage: (host) =>
      changeCore(host, (adapter) =>
        changeRequest(adapter, ({ model, ...request }) =>
          model === undefined ? request : { ...request, model: model.replace(/^-+/, "") },
        ),
      ),
  },
]);
