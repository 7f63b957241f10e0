import { describeHostTeeth } from "../describe-host-teeth.ts";

await describeHostTeeth("session");
