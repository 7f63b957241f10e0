import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "only-the-title",
  invariant: "INV-SESSION-START-002",
  fault: "Gives the CLI the title and the goal of a task, and none of its conditions.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      startSession: ({ task, ...args }) =>
        adapter.startSession({ ...args, task: { ...task, constraints: [], acceptance: [] } }),
    })),
} satisfies Saboteur<SessionHost>;
