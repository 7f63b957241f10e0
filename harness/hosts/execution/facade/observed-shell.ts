import { ignoreErrors } from "../../../../adapters/shared/run/listeners.ts";
import { SHELL, type ShellParts } from "../../../../adapters/shared/run/shell-parts.ts";
import type {
  AdapterInvocationMeta,
  AdapterSpawnMeta,
} from "../../../../contracts/execution/v1/agent-execution-adapter.ts";

/** Callbacks for one run. */
export interface Listeners {
  onMeta: ((meta: AdapterInvocationMeta) => unknown) | undefined;
  onSpawn: ((meta: AdapterSpawnMeta) => unknown) | undefined;
  /** Arguments of the run, known when its command is looked for. */
  args(): readonly string[];
  /** Names of variables whose values are not reported: they may be keys, and logs are kept. */
  hidden: ReadonlySet<string>;
}

const HIDDEN = "[hidden]";

/**
 * Wraps the shell parts of a run so that the callbacks are called when it starts. The run itself is unchanged.
 */
export function observedShell({ onMeta, onSpawn, args, hidden }: Listeners): ShellParts {
  const tellMeta = ignoreErrors((meta: AdapterInvocationMeta) => onMeta?.(meta) as undefined);
  const tellSpawn = ignoreErrors((meta: AdapterSpawnMeta) => onSpawn?.(meta) as undefined);
  return {
    ...SHELL,
    resolve(commands, env, cwd) {
      const found = SHELL.resolve(commands, env, cwd);
      if ("file" in found) {
        const shown = Object.entries(env).map(([name, value]) => [name, hidden.has(name) ? HIDDEN : value]);
        tellMeta({ command: found.file, args: [...args()], env: Object.fromEntries(shown) });
      }
      return found;
    },
    tree(child, mark) {
      const tree = SHELL.tree(child, mark);
      const { pid } = child;
      if (pid !== undefined)
        tellSpawn({
          pid,
          processGroupId: process.platform === "win32" ? null : pid,
          startedAt: new Date().toISOString(),
        });
      return tree;
    },
  };
}
