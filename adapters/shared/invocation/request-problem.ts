import type { RunRequest } from "../../../contracts/cli/v1/adapter.ts";

/**
 * Why no CLI can be asked for this, or null. A text with a NUL character ends there for every program, and an empty name
 * lets the flag before it take the next word, so both are refused before anything is started (INV-CLI-REQUEST-005).
 *
 * @returns one sentence that names the field.
 */
export function requestProblem(request: RunRequest): string | null {
  const { allowTools = [], images = [], env = {} } = request;
  const names: [field: string, text: string | undefined][] = [
    ["model", request.model],
    ["effort", request.effort],
    ["session.id", request.session?.id],
    ["mcpConfig", request.mcpConfig],
    ...allowTools.map((tool, index) => [`allowTools[${index}]`, tool] as [string, string]),
    ...images.map((image, index) => [`images[${index}]`, image] as [string, string]),
    ...Object.keys(env).map((name) => ["variable name", name] as [string, string]),
  ];
  const texts: typeof names = [
    ...names,
    ["systemPrompt", request.systemPrompt],
    ["cwd", request.cwd],
    ...Object.entries(env).map(([name, value]) => [`env.${name}`, value] as [string, string]),
  ];
  const [empty] = names.find(([, text]) => text === "") ?? [];
  if (empty !== undefined) return `The request's ${empty} is empty`;
  const [withNul] = texts.find(([, text]) => text?.includes("\0")) ?? [];
  if (withNul !== undefined) return `The request's ${withNul.replaceAll("\0", "\\0")} holds a NUL character`;
  const badName = Object.keys(env).find((name) => name.includes("="));
  return badName === undefined ? null : `The request's env has the name ${badName}, and none may hold "="`;
}
