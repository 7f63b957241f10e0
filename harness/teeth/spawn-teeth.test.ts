import { describeHostTeeth } from "./testing/describe-host-teeth.ts";

// The document has a table of codes for gemini and none for claude.
await describeHostTeeth("spawn", { "INV-SPAWN-ERR-004": "gemini" });
