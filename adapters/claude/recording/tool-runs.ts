import type { RecordedRun } from "../../../harness/record/recipe.ts";
import { asText, streamed, UNASKED } from "./command.ts";

const bash = { name: "Bash", status: "ok" } as const;
const failed = { ...bash, status: "error" } as const;
const limited = { status: "error", content: null, category: "unknown", httpStatus: null } as const;

/** Runs in which the model calls tools. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use", {}, "--allowedTools", "Bash(echo:*)", "--permission-mode", "acceptEdits"),
  "tool-use-partial": streamed("tool-use", {}, "--include-partial-messages", UNASKED),
  "tool-error": streamed("tool-error", {}, UNASKED),
  "tool-parallel": streamed("tool-parallel", {}, UNASKED),
  "tool-unknown": streamed("tool-unknown", {}, UNASKED),
  "tool-badinput": streamed("tool-badinput", {}, UNASKED),
  "tool-edit": streamed("tool-write", {}, "--permission-mode", "acceptEdits"),
  "tool-big": streamed("tool-big", {}, UNASKED),
  "tool-denied": streamed("tool-touch", {
    truth: { tools: [failed], note: "Nobody was there to allow it; the model goes on." },
  }),
  "max-turns": streamed(
    "tool-loop",
    { truth: { ...limited, tools: [bash, bash], note: "Stopped at the limit of turns." } },
    UNASKED,
    "--max-turns",
    "2",
  ),
  "max-turns-mode-text": asText(
    "tool-loop",
    { truth: { ...limited, note: "What stands on stdout is no answer." } },
    UNASKED,
    "--max-turns",
    "2",
  ),
  "max-budget": streamed(
    "tool-loop",
    {
      truth: {
        ...limited,
        categoryAlso: ["quota"],
        tools: [failed],
        note: "The budget was used up by the first reply; its tool never ran.",
      },
    },
    UNASKED,
    "--max-budget-usd",
    "0.0001",
  ),
};
