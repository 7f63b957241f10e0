import { z } from "zod";

/** Tokens as an API counts them for one reply. `input` holds no cached ones; `output` holds the reasoning. */
const tokens = z.strictObject({
  input: z.int().min(0),
  output: z.int().min(0),
  cacheRead: z.int().min(0).optional(),
  cacheWrite: z.int().min(0).optional(),
  reasoning: z.int().min(0).optional(),
});

/** One step of a plan, in the words of the contract's plan event. */
const planStep = z.strictObject({
  content: z.string(),
  status: z.enum(["pending", "in_progress", "completed"]),
});

/**
 * What a tool call asks for, in words that no CLI owns: a dialect finds the tool in the request that does it. `call`
 * names a tool that one CLI alone has, with its arguments as they stand, but that `{{id}}` is the id that the tool
 * before it answered with (in the Responses API); `unknown` one that no one offered; `arguments` sends the shell tool
 * what its schema forbids, a string as raw text.
 */
const job = z.discriminatedUnion("does", [
  z.strictObject({ does: z.literal("shell"), command: z.string() }),
  z.strictObject({ does: z.literal("write"), path: z.string(), text: z.string() }),
  z.strictObject({ does: z.literal("read"), path: z.string() }),
  z.strictObject({ does: z.literal("edit"), path: z.string(), old: z.string(), new: z.string() }),
  z.strictObject({ does: z.literal("plan"), steps: z.array(planStep).min(1) }),
  z.strictObject({
    does: z.literal("mcp"),
    server: z.string(),
    tool: z.string(),
    arguments: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({ does: z.literal("call"), name: z.string(), arguments: z.record(z.string(), z.unknown()) }),
  z.strictObject({ does: z.literal("unknown"), name: z.string() }),
  z.strictObject({ does: z.literal("arguments"), value: z.unknown() }),
]);

/**
 * One piece of a reply; texts and thoughts arrive delta by delta. Thoughts without a delta are hidden ones. A `search`
 * of the web is the API's own: no client is asked to do it, and APIs that have none say nothing of it.
 */
const part = z.union([
  z.strictObject({ text: z.array(z.string()) }),
  z.strictObject({ thinking: z.array(z.string()) }),
  z.strictObject({ tool: job }),
  z.strictObject({ search: z.string() }),
]);

/** How a stream breaks after its last part, without the end that the API promises. */
const cut = z.enum(["reset", "end", "malformed", "hang", "error-event"]);

/** Why the API refuses. */
const failure = z.enum([
  "authentication",
  "permission",
  "not-found",
  "rate-limit",
  "quota",
  "billing",
  "context",
  "invalid-request",
  "server",
  "overloaded",
]);

const message = z.strictObject({
  parts: z.array(part),
  stop: z.enum(["end", "length", "refusal", "context", "blocked", "malformed-call", "unknown"]).optional(),
  usage: tokens.nullable().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Milliseconds between two deltas. */
  gapMs: z.int().min(0).optional(),
  /** Records and fields that no client knows are mixed in. */
  unknownEvents: z.boolean().optional(),
  cut: cut.optional(),
  /** What an error event in the stream says; `server` where it is not said. */
  fails: failure.optional(),
  /** Its words for that, where they matter. */
  message: z.string().optional(),
});

/** The API refuses. A dialect writes the body, in its own words for the class of error, unless `body` does. */
const refusal = z.strictObject({
  fails: failure,
  status: z.int().min(200).max(599),
  message: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.strictObject({ contentType: z.string(), text: z.string() }).optional(),
});

/** Nothing comes: the connection is dropped, or stays open without a byte. */
const silence = z.strictObject({ silent: z.enum(["reset", "hang"]) });

export const scenarioSchema = z.strictObject({
  /** One sentence: what a run against it shows. */
  shows: z.string(),
  /** Answers to the first, second ... request of the main conversation; the last one is repeated. */
  replies: z.array(z.union([message, refusal, silence])).min(1),
});

/** What the scripted model does, whatever API it is asked through. */
export type Scenario = z.infer<typeof scenarioSchema>;
export type Reply = Scenario["replies"][number];
export type MessageReply = z.infer<typeof message>;
export type RefusalReply = z.infer<typeof refusal>;
export type ReplyPart = z.infer<typeof part>;
export type PlanStep = z.infer<typeof planStep>;
export type ToolJob = z.infer<typeof job>;
export type ScriptedTokens = z.infer<typeof tokens>;
