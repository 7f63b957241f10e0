import type { SpawnActivity, SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-SHAPE-002", [
  {
    name: "figures-as-texts",
    fault: "Gives the tokens as texts. (no public report found)",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.usage === undefined
          ? result
          : { ...result, usage: { ...result.usage, inputTokens: `${result.usage.inputTokens}` as never } },
      ),
  },
  {
    name: "status-as-text",
    fault: "Gives the API's status as a text. (no public report found)",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.apiErrorStatus === undefined
          ? result
          : { ...result, apiErrorStatus: `${result.apiErrorStatus}` as never },
      ),
  },
  {
    name: "unknown-activity",
    fault:
      "Reports the end of a run as an activity that the interface does not have. (no public report found)",
    sabotage: ({ adapter, ...host }) => ({
      ...host,
      adapter: {
        ...adapter,
        async spawn(options) {
          const result = await adapter.spawn(options);
          options.onActivity?.({ kind: "done" } as never as SpawnActivity);
          return result;
        },
      },
    }),
  },
  {
    name: "failure-of-another-type",
    fault: "Notifies telemetry of a failure of a type that it does not know. (no public report found)",
    sabotage: (host) => ({
      ...host,
      emitTaskFailure: (result, task, sink) =>
        host.emitTaskFailure?.(result, task, (failure) => sink({ ...failure, type: "Error" as "TaskError" })),
    }),
  },
]);
