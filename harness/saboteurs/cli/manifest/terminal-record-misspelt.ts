import { withoutTerminalRecord } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "terminal-record-misspelt",
  invariant: "INV-CLI-MANIFEST-001",
  fault:
    "Names a terminal record that the CLI never prints, so that nothing can be tried on it (no public report found).",
  skip: withoutTerminalRecord,
  sabotage(adapter) {
    const named = adapter.manifest.outputFormats.map((format) => [
      format,
      format === "text" ? null : "zz_done",
    ]);
    const terminalRecords = Object.fromEntries(named) as Record<string, string | null>;
    return { ...adapter, manifest: { ...adapter.manifest, terminalRecords } };
  },
} satisfies Saboteur;
