import tables from "../../../../contracts/spawn/v1/error-codes.json" with { type: "json" };

interface CodeTable {
  exact: Readonly<Record<string, number>>;
  partial: readonly (readonly [part: string, status: number])[];
}

const TABLES: Readonly<Record<string, CodeTable>> = tables as unknown as Record<string, CodeTable>;

/**
 * The HTTP status that an error's code stands for: a number is one itself, a word is looked up in the provider's table,
 * whole before in part (INV-SPAWN-ERR-004).
 *
 * @returns null where the code says nothing, or the provider has no table.
 */
export function statusOfCode(provider: string, code: unknown): number | null {
  const number = typeof code === "number" ? code : /^\d{3}$/.test(String(code)) ? Number(code) : null;
  if (number !== null) return number >= 400 && number <= 599 ? number : null;
  if (typeof code !== "string" || !Object.hasOwn(TABLES, provider)) return null;
  const { exact, partial } = TABLES[provider]!;
  const word = code.toLowerCase();
  if (Object.hasOwn(exact, word)) return exact[word]!;
  return partial.find(([part]) => word.includes(part))?.[1] ?? null;
}
