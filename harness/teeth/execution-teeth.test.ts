import { describeHostTeeth } from "./testing/describe-host-teeth.ts";

// pi's sessions are files, and it takes `provider/model` as two flags.
await describeHostTeeth("execution", {
  "INV-EXECUTION-SESSION-006": "pi",
  "INV-EXECUTION-OVERRIDE-002": "pi",
});
