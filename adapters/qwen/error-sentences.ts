/** How the sentences begin by which qwen refuses to start or gives up, as parts of a pattern, by what they are about. */
export const REFUSALS = {
  session: "No saved session found with (?:ID|title) ",
  turns: "Reached max session turns for this session",
  toolCalls: "Run aborted: tool-call budget of ",
  wallTime: "Run aborted: wall-clock budget of ",
  login:
    "Please set an Auth method in your |Missing API key for |OpenAI API key is required|Qwen OAuth free tier (?:was|has been) discontinued|Qwen OAuth credentials expired|Invalid auth method selected",
  configuration:
    "No auth type is selected|The configured auth type is |\\S+ environment variable not found|\\w+ provider missing required ",
  input: "No input provided via stdin|Exiting due to an error processing the @ command",
  arguments:
    "Unknown arguments?: |Invalid values:|Not enough (?:non-option )?arguments|Missing required |Cannot use both ",
  quota: "Qwen OAuth quota exceeded: ",
} as const;
