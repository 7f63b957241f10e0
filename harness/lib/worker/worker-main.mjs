import { register } from "tsx/esm/api";

// Entry of every worker process: the loader of the command line, then the module that is named, which serves orders.
register({ tsconfig: false });
await import(process.argv[2]);
