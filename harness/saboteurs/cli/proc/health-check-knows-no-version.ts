import { withoutHealthCheck } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "health-check-knows-no-version",
  invariant: "INV-CLI-PROC-012",
  fault: "Does not find the version in what the CLI prints (no public report found).",
  skip: withoutHealthCheck,
  sabotage: (adapter) => ({
    ...adapter,
    healthCheck: { args: adapter.healthCheck?.args ?? [], parseVersion: () => null },
  }),
} satisfies Saboteur;
