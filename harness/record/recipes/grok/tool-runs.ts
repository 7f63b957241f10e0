import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, inMessages, inPieces, PROMPT, streamed } from "./command.ts";

const shell = (status: "ok" | "error") => ({ name: "run_terminal_command", status });

const failing = {
  tools: [shell("error")],
  note: "The call is completed; its exit code stands beside it.",
};

/** The limit of turns is met while the model still asks for tools. */
const limited = {
  usage: { input: 240, output: 30, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
  content: null,
  contentAlso: [""],
  model: "lab-model",
  note: "The limit of turns.",
};
const twice = [shell("ok"), shell("ok")];

const TURNS = ["--max-turns", "2"] as const;

/** Runs in which the model asks for tools. A tool that fails does not fail the run. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use"),
  "tool-use-json": asJson("tool-use"),
  "tool-use-plain": asText("tool-use"),
  "tool-use-smj": inMessages("tool-use"),
  "tool-use-smjp": inPieces("tool-use"),
  "tool-use-no-yolo": {
    ...streamed("tool-use"),
    argv: [...PROMPT, "--output-format", "streaming-json"],
  },
  "tool-use-no-yolo-smj": {
    ...inMessages("tool-use"),
    argv: [...PROMPT, "--output-format", "streaming-messages-json"],
  },
  "tool-error": streamed("tool-error", { truth: failing }),
  "tool-error-json": asJson("tool-error"),
  "tool-error-plain": asText("tool-error"),
  "tool-parallel": streamed("tool-parallel"),
  "tool-parallel-smj": inMessages("tool-parallel"),
  "tool-stderr": streamed("tool-stderr"),
  "tool-stderr-smj": inMessages("tool-stderr"),
  "tool-unknown": streamed("tool-unknown"),
  "tool-badargs": streamed("tool-badargs"),
  "tool-badargs-smj": inMessages("tool-badargs"),
  "tool-edit": streamed("tool-write"),
  "tool-bigout": streamed("tool-big"),
  "tool-bigout-smj": inMessages("tool-big"),
  "max-turns": streamed(
    "tool-loop",
    { truth: { ...limited, stopReason: "max_turn_requests", tools: twice } },
    ...TURNS,
  ),
  "max-turns-json": asJson("tool-loop", { truth: { ...limited, tools: [] } }, ...TURNS),
  "max-turns-smj": inMessages(
    "tool-loop",
    {
      truth: {
        ...limited,
        usage: { ...limited.usage, reasoning: null },
        modelAlso: ["lab"],
        tools: twice,
      },
    },
    ...TURNS,
  ),
};
