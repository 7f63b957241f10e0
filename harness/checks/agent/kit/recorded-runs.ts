import { hostTarget } from "../../../hosts/open-host.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { goodRuns, plainRuns } from "../../../sandbox/good-run.ts";
import type { AgentBench } from "./agent-check.ts";

type Expected = { status?: unknown; costUsd?: unknown; usage?: unknown; tools?: unknown; error?: unknown };

/** Good runs in the host's format, the best first. */
export function goodOnes({ fixtures, provider }: AgentBench): Fixture[] {
  return goodRuns(fixtures, hostTarget(null, { provider, transport: "cli" }));
}

/** Runs that failed and ended by themselves, recorded ones before others; small. */
export function failedOnes({ fixtures }: AgentBench): Fixture[] {
  return plainRuns(fixtures).filter(({ expected }) => expected.status === "error");
}

/** Failed runs of which it is known beyond doubt that a limit was why. */
export function limitedOnes(bench: AgentBench): Fixture[] {
  return failedOnes(bench).filter((fixture) => {
    const { error } = fixture.expected as Expected;
    const words = categories(error);
    return words.length > 0 && words.every((word) => word === "rate_limit" || word === "quota");
  });
}

/** Good runs of which the usage is known: not every version of a CLI shows it. */
export function usageRuns(bench: AgentBench): Fixture[] {
  return goodOnes(bench).filter((fixture) => typeof figure(fixture, "inputTokens") === "number");
}

/** The one with the most tokens from a cache, among good runs whose usage is known. */
export function mostCached(bench: AgentBench): Fixture | undefined {
  const cached = (fixture: Fixture) => Number(figure(fixture, "cacheReadTokens") ?? 0) || 0;
  return usageRuns(bench)
    .filter((fixture) => cached(fixture) > 0)
    .toSorted((a, b) => cached(b) - cached(a))[0];
}

function figure({ expected }: Fixture, name: string): unknown {
  return ((expected as Expected).usage as Record<string, unknown> | null | undefined)?.[name];
}

/** Good runs in which tools were called. */
export function toolRuns(bench: AgentBench): Fixture[] {
  return goodOnes(bench).filter(({ expected }) => {
    const { tools } = expected as Expected;
    return Array.isArray(tools) && tools.length > 0;
  });
}

function categories(error: unknown): unknown[] {
  const { category } = (error ?? {}) as { category?: unknown };
  if (typeof category === "string") return [category];
  const { anyOf } = (category ?? {}) as { anyOf?: unknown[] };
  return anyOf ?? [];
}
