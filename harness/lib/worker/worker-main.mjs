import { startModule } from "../source/start-module.mjs";

// Entry of every worker process: the module that is named serves orders. Where its caller is compiled, so is it.
const module = process.argv[2];
await (module.endsWith(".ts")
  ? startModule(module.slice(new URL("../../../", import.meta.url).href.length))
  : import(module));
