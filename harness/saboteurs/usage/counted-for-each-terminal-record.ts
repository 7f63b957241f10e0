import type { Saboteur } from "../saboteur.ts";
import { changeUsage, withTotal } from "../wrap/change-usage.ts";
import { withoutTerminalRecord } from "../wrap/skip.ts";

export default {
  name: "counted-for-each-terminal-record",
  invariant: "INV-CLI-USAGE-001",
  fault:
    "Adds the run's usage once for each terminal record, also for one that is printed twice (tddworks/ClaudeBar#207).",
  skip: withoutTerminalRecord,
  sabotage: (adapter) =>
    changeUsage(adapter, (usage, seen) => {
      const terminal = adapter.manifest.terminalRecords?.[seen.options.outputFormat];
      const times = Math.max(1, seen.records().filter((record) => record.type === terminal).length);
      return withTotal({
        ...usage,
        inputTokens: usage.inputTokens * times,
        outputTokens: usage.outputTokens * times,
      });
    }),
} satisfies Saboteur;
