import { describe, expect, it } from "vitest";
import { makeError } from "../../../../../adapters/shared/errors/make-error.ts";
import { errorOutcome, okOutcome } from "../../../../../adapters/shared/outcome/outcome.ts";
import { RecordedQuota } from "./recorded-quota.ts";

const NOW = 1_800_000_000_000;
const exit = { code: 1, signal: null, timedOut: false, aborted: false };
const rejected = {
  window: "five_hour",
  status: "rejected",
  utilization: 1,
  resetsAt: new Date(NOW + 1000).toISOString(),
};
const limit = (quota = [rejected]) =>
  errorOutcome(makeError("rate_limited", "slow down", "record"), { exit, quota });
const answer = okOutcome("hi", { exit: { ...exit, code: 0 } });

describe("what runs reported of a quota", () => {
  it("is nothing before a run has reported one", () => {
    const quota = new RecordedQuota(null);
    quota.saw(answer, false, NOW);
    expect(quota.windows).toBeNull();
  });

  it("has the windows of the last run that reported any", () => {
    const quota = new RecordedQuota(null);
    quota.saw(limit(), false, NOW);
    expect(quota.windows).toEqual([
      {
        window_type: "five_hour",
        resets_at: NOW + 1000,
        is_exhausted: true,
        used_percentage: 100,
        seen_at: NOW,
      },
    ]);
  });

  it("forgets a limit when a run succeeds", () => {
    const quota = new RecordedQuota(null);
    quota.saw(limit(), false, NOW);
    quota.saw(answer, false, NOW);
    expect(quota.windows).toEqual([]);
  });

  it("has one window for a limit of a CLI that reports none", () => {
    const quota = new RecordedQuota("gemini_model_quota");
    quota.saw(limit([]), false, NOW);
    expect(quota.windows).toMatchObject([
      { window_type: "gemini_model_quota", is_exhausted: true, resets_at: null },
    ]);
    quota.saw(errorOutcome(makeError("cancelled", "aborted", "exit"), { exit }), true, NOW);
    expect(quota.windows).toHaveLength(1);
    quota.saw(answer, false, NOW);
    expect(quota.windows).toEqual([]);
  });

  it("reports no limit for a failure of another kind", () => {
    const quota = new RecordedQuota("gemini_model_quota");
    quota.saw(errorOutcome(makeError("auth_expired", "log in", "record"), { exit }), false, NOW);
    expect(quota.windows).toEqual([]);
  });
});
