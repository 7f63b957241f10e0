import { register } from "tsx/esm/api";

// The loader of the command line, without the command line.
register({ tsconfig: false });
const { serveWorker } = await import("./worker.ts");
serveWorker();
