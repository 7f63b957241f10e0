/**
 * How the sentences begin by which gemini says why it refuses to go on, as parts of a pattern, by what they are about.
 * The rules that class an error and the lines that are known as errors are built of the same ones.
 */
export const REFUSALS = {
  login:
    "Invalid auth method selected|When using (?:Gemini API|Vertex AI), you must specify|Please set an Auth method in your |Manual authorization is required",
  input: "No input provided via stdin",
  arguments: "Unknown arguments?: |Invalid values:",
  folder: "Gemini CLI is not running in a trusted directory",
  turns: "Reached max session turns",
} as const;

/** What else is wrong with arguments, reported beside the help only. */
export const WRONG_ARGUMENTS = "Not enough (?:non-option )?arguments|Missing required |Cannot use both ";

/** How the sentences begin by which it says that a limit or a filter stopped the model. */
export const STOPPED_MODEL =
  "Model response was truncated|The model response was blocked|Model stream ended due to ";

/** How the sentences begin by which 0.61 says that the model gave nothing that could be used. */
export const UNUSABLE_ANSWER =
  "The model returned an empty |The model returned reasoning thoughts but no |Model stream ended |Invalid stream: ";
