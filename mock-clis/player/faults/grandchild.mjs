import { closeSync, writeSync } from "node:fs";

const LIFE_MS = 60_000;

// What an agent's tools leave behind: a server that outlives its shell, deaf to SIGTERM, with the agent's pipes open.
process.on("SIGTERM", () => {});
setTimeout(() => {}, LIFE_MS);
writeSync(3, ".");
closeSync(3);
