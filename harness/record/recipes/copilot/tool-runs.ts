import type { RecordedRun } from "../../recipe.ts";
import { asText, PROMPT, streamed } from "./command.ts";

const denied = (name: string) => ({
  tools: [{ name, status: "error" as const }],
  note: "The CLI does not allow it.",
});

/** Runs in which the model asks for tools. A tool that fails or is denied does not fail the run. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use"),
  "tool-use-plain": asText("tool-use"),
  "tool-use-no-allow": { ...streamed("tool-use"), argv: [...PROMPT, "--output-format", "json"] },
  "tool-use-no-allow-plain": { ...asText("tool-use"), argv: [...PROMPT] },
  "tool-use-denied": streamed("tool-use", { truth: denied("bash") }, "--deny-tool", "shell"),
  // Either call may end first.
  "tool-parallel": streamed("tool-parallel", { byTheClock: true }),
  "tool-error": streamed("tool-error", {
    truth: {
      tools: [{ name: "bash", status: "error" }],
      note: "The call is a success; its exit code stands beside it.",
    },
  }),
  "tool-stderr": streamed("tool-stderr"),
  "tool-unknown": streamed("tool-unknown"),
  "tool-badargs": streamed("tool-badargs"),
  "tool-missing-arg": streamed("tool-badinput"),
  "tool-edit": streamed("tool-write"),
  "tool-outside": streamed("tool-outside", { truth: denied("view") }),
  "tool-bigout": streamed("tool-big", { truth: denied("bash") }),
};
