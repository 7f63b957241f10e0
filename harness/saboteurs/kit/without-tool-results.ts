import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { someTold } from "./told-by-line.ts";

/** A reason to leave an adapter out that tells of no result of a tool, such as that of an API, which runs none. */
export function withoutToolResults(adapter: Adapter): string | null {
  const isTold = someTold(adapter, (lines) =>
    lines.some(({ events }) => events.some(({ kind }) => kind === "tool_result")),
  );
  return isTold ? null : "no run here tells what came of a tool call";
}
