import { runFromSource } from "../lib/source/run-from-source.mjs";

// Entry of the process of an isolated adapter: the loader of the command line, then the loop that answers requests.
runFromSource();
const { serveAdapter } = await import("./serve-adapter.ts");
await serveAdapter(JSON.parse(process.argv[2]));
