import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-START-002", [
  {
    name: "line-by-line",
    fault: "Types the task line by line: the CLI starts to work at the first.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        async startSession({ task, ...args }) {
          const started = await adapter.startSession({ ...args, task: { ...task, constraints: [] } });
          for (const one of task.constraints) await adapter.sendInput(`${one}\r`);
          return started;
        },
      })),
  },
  {
    name: "only-the-title",
    fault: "Passes the CLI the title and the goal of a task, without its acceptance conditions.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        startSession: ({ task, ...args }) =>
          adapter.startSession({ ...args, task: { ...task, constraints: [], acceptance: [] } }),
      })),
  },
]);
