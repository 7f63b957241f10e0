/** A finding with the scenarios that show it. */
export type Grouped<T> = T & { scenarios: string[] };

/** The same finding of several scenarios becomes one that names them all. Those of most scenarios come first. */
export function groupScenarios<T extends object>(
  found: readonly (readonly [scenario: string, finding: T])[],
): Grouped<T>[] {
  const groups = new Map<string, Grouped<T>>();
  for (const [scenario, finding] of found) {
    const key = JSON.stringify(finding);
    const group = groups.get(key) ?? { ...finding, scenarios: [] };
    group.scenarios.push(scenario);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.scenarios.length - a.scenarios.length);
}
