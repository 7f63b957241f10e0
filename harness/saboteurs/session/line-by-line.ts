import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "line-by-line",
  invariant: "INV-SESSION-START-002",
  fault: "Types the task line by line: the CLI starts to work at the first.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      async startSession({ task, ...args }) {
        const started = await adapter.startSession({ ...args, task: { ...task, constraints: [] } });
        for (const one of task.constraints) await adapter.sendInput(`${one}\r`);
        return started;
      },
    })),
} satisfies Saboteur<SessionHost>;
