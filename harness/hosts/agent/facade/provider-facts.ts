import table from "../../../../contracts/agent/v1/providers.json" with { type: "json" };

/** What the document says of one provider, where it differs from the others. */
export interface ProviderFacts {
  /** Settings of its adapter of `cli/v1`, under the host's own. */
  cli: Readonly<Record<string, unknown>>;
  /** Whether it has an endpoint that reports quota. */
  hasQuotaApi: boolean;
  /** Window that stands for a limit which the CLI ran into, where it gives no more of its quota than that. */
  limitWindow: string | null;
  /** Windows that stop every model; another one is a model's own. Null: each of them does. */
  blockingWindows: readonly string[] | null;
}

interface Row {
  cli?: Record<string, unknown>;
  quota_api?: boolean;
  limit_window?: string;
  blocking_windows?: string[];
}

const TABLE: Readonly<Record<string, Row>> = table;

/** The facts of a provider; those of one that the document does not name are the common ones. */
export function providerFacts(provider: string): ProviderFacts {
  const row = Object.hasOwn(TABLE, provider) ? TABLE[provider]! : {};
  return {
    cli: row.cli ?? {},
    hasQuotaApi: row.quota_api ?? false,
    limitWindow: row.limit_window ?? null,
    blockingWindows: row.blocking_windows ?? null,
  };
}
