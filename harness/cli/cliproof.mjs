#!/usr/bin/env node
import { register } from "tsx/esm/api";

// The whole of cliproof is TypeScript that runs as it is; no tsconfig of the user's folder may change what it means.
register({ tsconfig: false });
const { main } = await import("./main.ts");
process.exitCode = await main(process.argv.slice(2));
