import { describeHostTeeth } from "./testing/describe-host-teeth.ts";

await describeHostTeeth("agent");
