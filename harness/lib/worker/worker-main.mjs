import { runFromSource } from "../source/run-from-source.mjs";

// Entry of every worker process: the loader of the command line, then the module that is named, which serves orders.
runFromSource();
await import(process.argv[2]);
