import type { ToolCall } from "../../../contracts/cli/v1/adapter.ts";

/** The MCP server in a tool's name, in the way that most CLIs name them: `mcp__<server>__<tool>`. */
const SERVER_IN_NAME = /^mcp__(.+?)__./;

/** The same in CLIs that put nothing before it: `<server>__<tool>`. */
const BARE_SERVER_IN_NAME = /^(.+?)__./;

/** Name of the MCP server in a tool's name, of a CLI whose own tools have no `__` in their names; null for those. */
export function serverInBareName(name: string): string | null {
  return serverInName(name) ?? BARE_SERVER_IN_NAME.exec(name)?.[1] ?? null;
}

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
   * @param named the MCP server that offers the tool, where the record says it in another way than by the name.
   * @returns false when this call was seen before, or cannot be paired with a result.
   */
  use(id: string | null, name: string, named: string | null = null): boolean {
    const mcpServer = named ?? serverInName(name);
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
