import type { ProviderEvent, SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-STREAM-001", [
  {
    name: "output-at-the-end",
    fault: "Buffers the output and delivers it when the session is over.",
    sabotage: (host) =>
      changeSession(host, (adapter) => {
        const kept: (() => void)[] = [];
        return {
          onEvent: (listener) => adapter.onEvent((event) => kept.push(() => listener(event))),
          async stop() {
            await adapter.stop();
            for (const tell of kept) tell();
          },
        };
      }),
  },
  {
    name: "pieces-decoded-apart",
    fault: "Decodes each piece of output by itself, so that characters between two pieces are lost.",
    sabotage: (host) =>
      changeSession(host, () => {
        const listeners: ((event: ProviderEvent) => void)[] = [];
        let end = () => {};
        let type = (_: string) => {};
        return {
          onEvent: (listener) => void listeners.push(listener),
          async startSession({ repoPath, task, env }) {
            const { spawn } = await import("@lydell/node-pty");
            const pty = spawn("claude", [task.title], {
              cwd: repoPath,
              env: { ...process.env, ...env },
              encoding: null,
            });
            // Without an encoding they are bytes, whatever the type says.
            pty.onData((piece) => {
              for (const tell of listeners) tell({ type: "PROVIDER_MESSAGE", text: piece.toString() });
            });
            end = () => pty.kill();
            type = (data) => pty.write(data);
            return { sessionPid: pty.pid };
          },
          sendInput: async (data) => type(data),
          stop: async () => end(),
        };
      }),
  },
]);
