import type { AdapterError, AdapterErrorCode } from "../../../../contracts/agent/v1/agent-adapter.ts";

/** An error of `agent/v1` with everything decided; not retryable unless somebody says so. */
export function createAdapterError(
  code: AdapterErrorCode,
  message: string,
  options: Partial<Pick<AdapterError, "retryable" | "severity" | "details">> = {},
): AdapterError {
  const { retryable = false, severity = "error", details = null } = options;
  return { code, message, severity, retryable, details };
}

/** What a plugin's methods throw, and nothing else (INV-AGENT-ERR-001). */
export class AdapterMethodError extends Error {
  override readonly name = "AdapterMethodError";

  readonly error: AdapterError;

  constructor(error: AdapterError, options?: ErrorOptions) {
    super(error.message, options);
    this.error = error;
  }
}
