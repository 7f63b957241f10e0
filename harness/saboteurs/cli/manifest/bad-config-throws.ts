import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "bad-config-throws",
  invariant: "INV-CLI-MANIFEST-001",
  fault:
    "Throws on a config that it cannot use instead of saying what is wrong (Agent-Field/agentfield#933 on checks that differ).",
  sabotage: (adapter) => ({
    ...adapter,
    configSchema: {
      safeParse(input) {
        const parsed = adapter.configSchema.safeParse(input);
        if (!parsed.success) throw new Error(parsed.error.message);
        return parsed;
      },
    },
  }),
} satisfies Saboteur;
