import type { Fixture } from "../model/fixture.ts";

/** One scenario as both versions were recorded in it. */
export interface Pair {
  scenario: string;
  from: Fixture;
  to: Fixture;
}

export interface Pairing {
  /** By scenario, in order of the names. */
  pairs: Pair[];
  onlyFrom: string[];
  onlyTo: string[];
}

/** Pairs the recordings of two versions by their scenario. */
export function pairScenarios(from: readonly Fixture[], to: readonly Fixture[]): Pairing {
  const old = byScenario(from);
  const young = byScenario(to);
  const pairs = [...old].flatMap(([scenario, fixture]) => {
    const twin = young.get(scenario);
    return twin === undefined ? [] : [{ scenario, from: fixture, to: twin }];
  });
  return {
    pairs: pairs.sort((a, b) => (a.scenario < b.scenario ? -1 : 1)),
    onlyFrom: [...old.keys()].filter((scenario) => !young.has(scenario)).sort(),
    onlyTo: [...young.keys()].filter((scenario) => !old.has(scenario)).sort(),
  };
}

function byScenario(fixtures: readonly Fixture[]): Map<string, Fixture> {
  return new Map(fixtures.map((fixture) => [fixture.manifest.scenario, fixture]));
}
