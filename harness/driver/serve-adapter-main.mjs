import { startModule } from "../lib/source/start-module.mjs";

// Entry of the process of an isolated adapter: the loop that answers requests.
const { serveAdapter } = await startModule("harness/driver/serve-adapter.ts");
await serveAdapter(JSON.parse(process.argv[2]));
