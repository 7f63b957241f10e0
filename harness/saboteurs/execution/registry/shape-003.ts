import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeAdapter, changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-SHAPE-003", [
  {
    name: "tokens-as-texts",
    fault: "Gives the tokens as texts. (no public report found)",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.usage === undefined
          ? result
          : { ...result, usage: { ...result.usage, outputTokens: `${result.usage.outputTokens}` as never } },
      ),
  },
  {
    name: "exit-code-as-text",
    fault: "Gives the exit code of a failed run as a text. (no public report found)",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.exitCode === 0 ? result : { ...result, exitCode: `${result.exitCode}` as never },
      ),
  },
  {
    name: "kind-of-its-own",
    fault: "Classifies an error as a kind that the contract does not have. (no public report found)",
    sabotage: (host) =>
      changeAdapter(host, { classifyError: () => ({ kind: "crashed" as "unknown", hint: "Try again." }) }),
  },
  {
    name: "level-of-its-own",
    fault:
      "Reports a check of the environment on a level that the contract does not have. (no public report found)",
    sabotage: (host) =>
      changeAdapter(host, {
        testEnvironment: async (ctx) => {
          const { checks, ...result } = await host.adapter.testEnvironment(ctx);
          return { ...result, checks: checks.map((check) => ({ ...check, level: "info" as "pass" })) };
        },
      }),
  },
]);
