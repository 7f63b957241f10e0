import { z } from "zod";

/** Levels that every certified version knows; a level that the model does not have becomes the nearest one. */
const THINKING_LEVELS = ["off", "minimal", "low", "medium", "high", "xhigh"] as const;

const word = z.string().trim().min(1);
const tool = word.regex(/^[^,]+$/, "one tool an entry, without a comma");

/** What a user of the adapter may set once for all runs. A request's own words win. */
export const configSchema = z.strictObject({
  command: word.default("pi").describe("Name or path of the executable."),
  provider: word.optional().describe("Provider in which the model is looked for, such as anthropic."),
  model: word
    .optional()
    .describe("Model, as an id, a pattern or provider/id; :high after it sets the effort."),
  effort: z.enum(THINKING_LEVELS).optional().describe("How much the model thinks."),
  tools: z
    .array(tool)
    .optional()
    .describe(
      "The only tools on offer, such as read. Pi does not ask before it runs a tool, so this is the way to hold it.",
    ),
  excludeTools: z.array(tool).optional().describe("Tools that are not on offer."),
  sessionDir: word.optional().describe("Folder in which session files are kept and looked for."),
  keepSession: z
    .boolean()
    .default(true)
    .describe(
      "Whether a session file is written. Without one the id that is printed cannot be gone on with.",
    ),
});

export type PiConfig = z.infer<typeof configSchema>;
