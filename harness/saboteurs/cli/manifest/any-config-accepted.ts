import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "any-config-accepted",
  invariant: "INV-CLI-MANIFEST-001",
  fault: "Takes whatever it is given for a config (Agent-Field/agentfield#933 on checks that differ).",
  sabotage: (adapter) => ({
    ...adapter,
    configSchema: { safeParse: (input) => ({ success: true, data: input }) },
  }),
} satisfies Saboteur;
