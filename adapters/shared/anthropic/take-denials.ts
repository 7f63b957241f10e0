import { arrayAt, stringAt } from "../framing/fields.ts";
import type { ToolLedger } from "../parser/tool-ledger.ts";

/**
 * Takes the calls that the CLI says it refused.
 *
 * @param denials `permission_denials` of a result, or a list of the one record that tells of a refusal.
 */
export function takeDenials({ tools }: { tools: ToolLedger }, denials: unknown): void {
  for (const denial of arrayAt(denials)) {
    const [id, name] = [stringAt(denial, "tool_use_id"), stringAt(denial, "tool_name")];
    if (id !== null && name !== null) tools.deny(id, name);
  }
}
