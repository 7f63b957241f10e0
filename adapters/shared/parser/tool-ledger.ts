import type { ToolCall } from "../../../contracts/cli/v1/adapter.ts";

/** The MCP server in a tool's name, in the way that most CLIs name them: `mcp__<server>__<tool>`. */
const SERVER_IN_NAME = /^mcp__(.+?)__./;

/** Name of the MCP server that offers a tool, or null for a name that has none in it. */
export function serverInName(name: string): string | null {
  return SERVER_IN_NAME.exec(name)?.[1] ?? null;
}

/** Tool calls in the order of their first appearance. A call without a result counts as failed. */
export class ToolLedger {
  readonly calls: ToolCall[] = [];
  readonly #indexById = new Map<string, number>();
  /** For each call, whether its result came. */
  readonly #finished: boolean[] = [];

  /**
   * Takes a call; its id is null where the record shows none.
   *
   * @param mcpServer the MCP server that offers the tool, where the record says it in another way than by the name.
   * @returns false when this call was seen before, or cannot be paired with a result.
   */
  use(id: string | null, name: string, mcpServer: string | null = serverInName(name)): boolean {
    if (id !== null) {
      if (this.#indexById.has(id)) return false;
      this.#indexById.set(id, this.calls.length);
    }
    this.calls.push({ name, id, status: "error", ...(mcpServer !== null && { mcpServer }) });
    this.#finished.push(false);
    return id !== null;
  }

  /**
   * The CLI says that it refused a call, which then never ran.
   *
   * @param name name of the tool, where the record has it: a call that was not seen before is then added.
   */
  deny(id: string, name?: string): void {
    if (name !== undefined) this.use(id, name);
    const index = this.#indexById.get(id);
    if (index !== undefined) (this.calls[index] as ToolCall).denied = true;
  }

  /** Takes the result of a call; false when no such call waits for one (INV-CLI-EVENT-002). */
  result(id: string, isError: boolean): boolean {
    const index = this.#indexById.get(id);
    if (index === undefined || this.#finished[index]) return false;
    this.#finished[index] = true;
    (this.calls[index] as ToolCall).status = isError ? "error" : "ok";
    return true;
  }
}
