import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { terminalRecord } from "../../records/terminal-record.ts";
import { type CorpusFixture, someFixture } from "./corpus-fixtures.ts";
import { withoutTerminalRecord } from "./skip.ts";

/** A reason to leave an adapter out none of whose runs ends twice, as those do that go on to another turn. */
export function withoutSecondEnd(adapter: Adapter): string | null {
  const reason = withoutTerminalRecord(adapter);
  if (reason !== null) return reason;
  const isTwice = someFixture(adapter, (fixture) => endsTwice(adapter, fixture));
  return isTwice ? null : "no run here has two terminal records";
}

function endsTwice({ manifest }: Adapter, { outputFormat, records }: CorpusFixture): boolean {
  if (outputFormat !== "stream-json") return false;
  const terminal = terminalRecord(manifest, { outputFormat });
  return terminal != null && records.filter(terminal.matches).length > 1;
}
