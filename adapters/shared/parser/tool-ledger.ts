import type { ToolCall } from "../../../contracts/cli/v1/adapter.ts";

/** Tool calls in the order of their first appearance. A call without a result counts as failed. */
export class ToolLedger {
  readonly calls: ToolCall[] = [];
  readonly #indexById = new Map<string, number>();
  /** For each call, whether its result came. */
  readonly #finished: boolean[] = [];

  /**
   * Takes a call; its id is null where the record shows none.
   *
   * @returns false when this call was seen before, or cannot be paired with a result.
   */
  use(id: string | null, name: string): boolean {
    if (id !== null) {
      if (this.#indexById.has(id)) return false;
      this.#indexById.set(id, this.calls.length);
    }
    this.calls.push({ name, id, status: "error" });
    this.#finished.push(false);
    return id !== null;
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
