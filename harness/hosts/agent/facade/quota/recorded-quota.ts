import type { QuotaWindow as CoreWindow, Outcome } from "../../../../../contracts/cli/v1/adapter.ts";
import { isLimit } from "../agent-error.ts";
import type { SeenWindow } from "./window.ts";

/** What runs have said about quota so far. A run that succeeds ends what was said of a limit before it. */
export class RecordedQuota {
  readonly #limitWindow: string | null;
  readonly #windows = new Map<string, SeenWindow>();
  #hasSeen = false;

  /** @param limitWindow window that stands for a limit which a run ran into; null: runs report their windows. */
  constructor(limitWindow: string | null) {
    this.#limitWindow = limitWindow;
  }

  /** The windows, or null while no run has reported anything. */
  get windows(): SeenWindow[] | null {
    return this.#hasSeen ? [...this.#windows.values()] : null;
  }

  /**
   * Takes what one run reported.
   *
   * @param isLimited whether it ended because of a limit, as far as others than the parser noticed.
   * @param now Unix milliseconds.
   */
  saw({ status, error, quota = [] }: Outcome, isLimited: boolean, now: number): void {
    if (status === "ok") this.#forgetLimits();
    for (const window of quota) this.#windows.set(window.window, seenWindow(window, now));
    const hitLimit = status === "error" && (isLimited || (error != null && isLimit(error)));
    if (this.#limitWindow !== null && hitLimit) {
      this.#windows.set(this.#limitWindow, exhausted(this.#limitWindow, now));
    }
    this.#hasSeen ||= quota.length > 0 || this.#limitWindow !== null;
  }

  #forgetLimits(): void {
    for (const [type, window] of this.#windows) if (window.is_exhausted) this.#windows.delete(type);
  }
}

function seenWindow({ window, status, utilization, resetsAt }: CoreWindow, now: number): SeenWindow {
  return {
    window_type: window,
    resets_at: resetsAt == null ? null : Date.parse(resetsAt),
    is_exhausted: status === "rejected",
    used_percentage: utilization == null ? null : Math.min(100, Math.max(0, utilization * 100)),
    seen_at: now,
  };
}

function exhausted(window_type: string, now: number): SeenWindow {
  return { window_type, resets_at: null, is_exhausted: true, used_percentage: null, seen_at: now };
}
