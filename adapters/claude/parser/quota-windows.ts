import type { QuotaWindow } from "../../../contracts/cli/v1/adapter.ts";
import type { RateLimitInfo } from "../../../schemas/wire/claude/generated/stream-json.ts";
import {
  booleanAt,
  numberAt,
  recordAt,
  stringAt,
  type Untrusted,
  valueAt,
} from "../../shared/framing/fields.ts";

const MAX_WINDOWS = 50;

/** Rate-limit windows of a subscription, newest figures. */
export class QuotaWindows {
  /** ISO 8601 reset time of the limit that was hit, or null. */
  rejectedUntil: string | null = null;
  readonly #windows = new Map<string, QuotaWindow>();

  /** Takes a `rate_limit_info`. `allowed` and `allowed_warning` are news, not errors. */
  update(value: unknown): void {
    const info: Untrusted<RateLimitInfo> | null = recordAt(value);
    if (info === null) return;
    const type = stringAt(info.rateLimitType);
    if (type !== null) this.#set(type, info);
    for (const [name, window] of Object.entries(recordAt(info.unifiedWindows) ?? {})) this.#set(name, window);
    if (info.status === "rejected") this.rejectedUntil = isoTime(info.resetsAt);
  }

  list(): QuotaWindow[] {
    return [...this.#windows.values()];
  }

  #set(name: string, window: unknown): void {
    if (!this.#windows.has(name) && this.#windows.size >= MAX_WINDOWS) return;
    const old = this.#windows.get(name);
    this.#windows.set(name, {
      window: name,
      status: stringAt(window, "status") ?? old?.status ?? null,
      utilization: numberAt(window, "utilization") ?? old?.utilization ?? null,
      resetsAt: isoTime(numberAt(window, "resetsAt")) ?? old?.resetsAt ?? null,
      ...overageOf(window, old),
    });
  }
}

/** Whether the run is paid for beyond the window, where the CLI says so. */
function overageOf(window: unknown, old: QuotaWindow | undefined): Partial<QuotaWindow> {
  const status = stringAt(window, "overageStatus") ?? old?.overageStatus;
  const inUse = booleanAt(valueAt(window, "isUsingOverage")) ?? old?.isUsingOverage;
  return {
    ...(status != null && { overageStatus: status }),
    ...(inUse != null && { isUsingOverage: inUse }),
  };
}

/** Figures from here on are milliseconds: as seconds they would be a year past 5000. */
const FIRST_MILLISECONDS = 1e11;

/** Seconds or milliseconds since 1970 as ISO 8601; null for anything that is no time. */
function isoTime(figure: unknown): string | null {
  if (typeof figure !== "number") return null;
  const date = new Date(figure < FIRST_MILLISECONDS ? figure * 1000 : figure);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
