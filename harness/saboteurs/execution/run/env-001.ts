import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeAdapter } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-ENV-001", [
  {
    name: "environment-always-good",
    fault: "Reports a CLI as healthy without checking.",
    sabotage: (host) =>
      changeAdapter(host, { testEnvironment: async () => ({ status: "pass", checks: [] }) }),
  },
  {
    name: "trouble-without-hint",
    fault: "Says what is wrong, and not what to do.",
    sabotage: (host) =>
      changeAdapter(host, {
        async testEnvironment(ctx) {
          const { status, checks } = await host.adapter.testEnvironment(ctx);
          return { status, checks: checks.map(({ hint: _, ...check }) => check) };
        },
      }),
  },
]);
