import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";

/** Fields of a tool's input that hold a line of shell: those of the CLIs whose runs are recorded. */
const COMMAND_FIELDS = ["command", "cmd", "script"];

/** What a run without a terminal shows for an event; null for what a terminal would not show. */
export function activityText(event: ActivityEvent): string | null {
  if (event.kind === "assistant_text") return event.text;
  if (event.kind !== "tool_use") return null;
  const command = commandOf(event);
  return `${event.name}${command === null ? "" : `: ${command}`}\n`;
}

/** The line of shell that a tool is about to run; null for other events. */
export function commandOf(event: ActivityEvent): string | null {
  if (event.kind !== "tool_use" || typeof event.input !== "object" || event.input === null) return null;
  const input = event.input as Record<string, unknown>;
  for (const value of COMMAND_FIELDS.map((field) => input[field])) {
    if (typeof value === "string") return value;
    // ["bash", "-lc", "git merge topic"]: the shell's own words are no part of it.
    if (Array.isArray(value) && value.every((word) => typeof word === "string")) return unwrapped(value);
  }
  return null;
}

function unwrapped(words: readonly string[]): string {
  const [shell = "", flag = "", line] = words;
  return /(?:^|\/)(?:ba|z)?sh$/.test(shell) && /^-l?c$/.test(flag) && line !== undefined
    ? line
    : words.join(" ");
}
