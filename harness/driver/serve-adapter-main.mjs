import { register } from "tsx/esm/api";

// Entry of the process of an isolated adapter: the loader of the command line, then the loop that answers requests.
register({ tsconfig: false });
const { serveAdapter } = await import("./serve-adapter.ts");
await serveAdapter(JSON.parse(process.argv[2]));
