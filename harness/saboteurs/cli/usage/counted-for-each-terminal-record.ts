import { terminalRecord } from "../../../records/terminal-record.ts";
import { changeUsage, withTotal } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { withoutSecondEnd } from "../../kit/without-second-end.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "counted-for-each-terminal-record",
  invariant: "INV-CLI-USAGE-001",
  fault:
    "Adds the run's usage once for each terminal record, also for one that is printed twice (tddworks/ClaudeBar#207).",
  skip: (adapter) => withoutSecondEnd(adapter) ?? withoutClaim("usage")(adapter),
  sabotage: (adapter) =>
    changeUsage(adapter, (usage, seen) => {
      const terminal = terminalRecord(adapter.manifest, seen.options);
      const times = Math.max(1, terminal == null ? 0 : seen.records().filter(terminal.matches).length);
      return withTotal({
        ...usage,
        inputTokens: usage.inputTokens * times,
        outputTokens: usage.outputTokens * times,
      });
    }),
} satisfies Saboteur;
