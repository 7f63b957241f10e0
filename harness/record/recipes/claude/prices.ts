/** Dollars for a million tokens, as the CLI prices them. */
interface Price {
  input: number;
  output: number;
  cacheRead: number;
  /** Written to the cache for five minutes. */
  cacheWrite: number;
}

const price = (input: number, output: number, cacheRead: number): Price => ({
  input,
  output,
  cacheRead,
  cacheWrite: input * 1.25,
});

/** By model; read off runs whose tokens were known. */
const PRICES: Readonly<Record<string, Price>> = {
  "claude-opus-5-5": price(4, 20, 0.2),
  "claude-sonnet-5-5": price(2, 10, 0.1),
  "claude-haiku-5-5": price(0.1, 0.5, 0.005),
  "claude-sonnet-4-5-20250929": price(3, 15, 0.3),
  "claude-haiku-4-5-20251001": price(1, 5, 0.1),
};

interface Tokens {
  input: number;
  output: number;
  cacheRead?: number | undefined;
  cacheWrite?: number | undefined;
}

/** Dollars, rounded as no float is; null where the model's price is not known. */
export function costOf(model: string, tokens: Tokens): number | null {
  const known = PRICES[model];
  if (known === undefined) return null;
  const { input, output, cacheRead = 0, cacheWrite = 0 } = tokens;
  const millionths =
    input * known.input + output * known.output + cacheRead * known.cacheRead + cacheWrite * known.cacheWrite;
  return Number((millionths / 1e6).toFixed(12));
}
