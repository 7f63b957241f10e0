import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "meta-afterwards",
  invariant: "INV-EXECUTION-CALLBACK-002",
  fault: "Tells what it starts when it has started it.",
  sabotage: (host) =>
    changeExecute(host, ({ onMeta, onSpawn, ...ctx }, good) => {
      let tell = () => {};
      return good({
        ...ctx,
        onMeta: (meta) => {
          tell = () => onMeta?.(meta);
        },
        onSpawn: (meta) => {
          onSpawn?.(meta);
          tell();
        },
      });
    }),
} satisfies Saboteur<ExecutionHost>;
