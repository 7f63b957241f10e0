import { allowed, allowedInError, surelyError } from "../../../facts/expected-values.ts";
import { changeEvents } from "../../kit/change-adapter.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { withoutClaim, withoutTerminalRecord } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-MANIFEST-001", [
  {
    name: "any-config-accepted",
    fault: "Accepts any value as a configuration (Agent-Field/agentfield#933 on checks that differ).",
    sabotage: (adapter) => ({
      ...adapter,
      configSchema: { safeParse: (input) => ({ success: true, data: input }) },
    }),
  },
  {
    name: "bad-config-throws",
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
  },
  {
    name: "claimed-not-honoured",
    fault:
      "Claims every capability and reports no model (nicobailon/pi-subagents#133 reported the wish for the fact).",
    skip: (adapter) =>
      someFixture(adapter, ({ expected }) =>
        allowed(expected.model).every((model) => typeof model === "string"),
      )
        ? null
        : "no fixture is known to name a model",
    sabotage: (adapter) => ({
      ...changeOutcome(adapter, (outcome) => ({ ...outcome, model: null })),
      manifest: { ...adapter.manifest, capabilities: { ...adapter.manifest.capabilities, model: true } },
    }),
  },
  {
    name: "codec-claimed-and-missing",
    fault: "Claims sessions and brings no codec to store them with (no public report found).",
    skip: withoutClaim("sessions"),
    sabotage: ({ sessionCodec: _, ...adapter }) => adapter,
  },
  {
    name: "first-quota-window-only",
    fault: "Reports one quota window of several (no public report found).",
    skip: withoutClaim("quota"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({ ...outcome, quota: outcome.quota?.slice(0, 1) ?? [] })),
  },
  {
    name: "terminal-claimed-and-missing",
    fault: "Claims to start its CLI for a person at a terminal and cannot (no public report found).",
    sabotage: ({ interactiveInvocation: _, ...adapter }) => ({
      ...adapter,
      manifest: {
        ...adapter.manifest,
        capabilities: { ...adapter.manifest.capabilities, interactive: true },
      },
    }),
  },
  {
    name: "statuses-reported-and-disclaimed",
    fault:
      "Claims to report no HTTP status, so that none is judged, and reports some (no public report found).",
    skip: (adapter) =>
      someFixture(adapter, ({ expected }) => {
        const statuses = allowedInError(expected, "httpStatus");
        return (
          surelyError(expected) &&
          statuses.length > 0 &&
          statuses.every((status) => typeof status === "number")
        );
      })
        ? null
        : "no run here shows an HTTP status",
    sabotage: (adapter) => ({
      ...adapter,
      manifest: {
        ...adapter.manifest,
        capabilities: { ...adapter.manifest.capabilities, httpStatus: false },
      },
    }),
  },
  {
    name: "honoured-not-claimed",
    fault:
      "Reports a field that its manifest does not claim, so that no driver will read it (monoes/monomind#191 on a grammar from documents).",
    sabotage: (adapter) => ({ ...adapter, manifest: { ...adapter.manifest, capabilities: {} } }),
  },
  {
    name: "quota-as-percentage",
    fault: "Reports the used share of a quota in per cent (no public report found).",
    skip: withoutClaim("quota"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        quota: (outcome.quota ?? []).map((window) => ({
          ...window,
          utilization: window.utilization == null ? null : window.utilization * 100,
        })),
      })),
  },
  {
    name: "terminal-record-misspelt",
    fault:
      "Declares a terminal record that the CLI never prints, so that no check can use it (no public report found).",
    skip: withoutTerminalRecord,
    sabotage(adapter) {
      const named = adapter.manifest.outputFormats.map((format) => [
        format,
        format === "text" ? null : "zz_done",
      ]);
      const terminalRecords = Object.fromEntries(named) as Record<string, string | null>;
      return { ...adapter, manifest: { ...adapter.manifest, terminalRecords } };
    },
  },
  {
    name: "thinking-never-reported",
    fault: "Claims to report reasoning and drops it (agentjido/jido_harness#52).",
    skip: ({ manifest }) =>
      manifest.capabilities?.thinking === true ? null : "the adapter claims no reasoning",
    sabotage: (adapter) => changeEvents(adapter, () => (event) => (event.kind === "thinking" ? [] : [event])),
  },
]);
