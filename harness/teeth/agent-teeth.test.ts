import { describeHostTeeth } from "./testing/describe-host-teeth.ts";

// The document has one window for a limit for gemini and none for claude.
await describeHostTeeth("agent", { "INV-AGENT-QUOTA-006": "gemini" });
