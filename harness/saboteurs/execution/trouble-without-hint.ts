import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeAdapter } from "./kit/change-host.ts";

export default {
  name: "trouble-without-hint",
  invariant: "INV-EXECUTION-ENV-001",
  fault: "Says what is wrong, and not what to do.",
  sabotage: (host) =>
    changeAdapter(host, {
      async testEnvironment(ctx) {
        const { status, checks } = await host.adapter.testEnvironment(ctx);
        return { status, checks: checks.map(({ hint: _, ...check }) => check) };
      },
    }),
} satisfies Saboteur<ExecutionHost>;
