import type { TaskSpec } from "../../../../contracts/session/v1/provider-adapter.ts";

/**
 * The task in words, the same for every provider. Guidance files of the repository (AGENTS.md and the like) are each
 * CLI's own business: it is started in the repository, and reads them there.
 */
export function taskPrompt({ title, goal, constraints, acceptance, roomPath, branchName }: TaskSpec): string {
  return [
    `Task: ${title}`,
    `Goal: ${goal}`,
    ...list("Constraints", constraints),
    ...list("Acceptance", acceptance),
    ...(roomPath === undefined ? [] : [`Work in: ${roomPath}`]),
    ...(branchName === undefined ? [] : [`Branch: ${branchName}`]),
  ].join("\n");
}

function list(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${heading}:`, ...items.map((item) => `- ${item}`)];
}
