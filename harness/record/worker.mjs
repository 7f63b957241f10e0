import { register } from "tsx/esm/api";

// A process of its own: it is started inside a network namespace, where the CLI and the scripted API meet.
register({ tsconfig: false });
const { serveRecordings } = await import("./serve-recordings.ts");
serveRecordings();
