import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, streamed } from "./command.ts";

const shell = { name: "run_shell_command", status: "ok" } as const;
const failed = { ...shell, status: "error" } as const;
const limited = {
  status: "error",
  content: null,
  category: "unknown",
  httpStatus: null,
  unknown: ["usage"],
} satisfies Partial<RecordedRun["truth"]>;

/** Runs in which the model calls tools. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use"),
  "partial-tool-use": streamed("tool-use", {}, "--include-partial-messages"),
  "json-tool-use": asJson("tool-use"),
  "text-tool-use": asText("tool-use"),
  "tool-error": streamed("tool-error"),
  "tool-parallel": streamed("tool-parallel"),
  "tool-unknown": streamed("tool-unknown"),
  "tool-badargs": streamed("tool-badargs", {
    truth: {
      tools: [failed],
      unknown: ["usage"],
      note: "Arguments that break off are mended; before the call is run the model is asked again, and answers.",
    },
  }),
  "max-turns": streamed(
    "tool-loop",
    {
      truth: { ...limited, tools: [shell, shell, shell], note: "Stopped at the limit of turns: no result." },
    },
    "--max-session-turns",
    "3",
  ),
  "max-tool-calls": streamed(
    "tool-loop",
    {
      truth: {
        ...limited,
        tools: [shell, shell, failed],
        note: "Stopped at the limit of calls: no result, and the last call never ran.",
      },
    },
    "--max-tool-calls",
    "2",
  ),
};
