import { appendFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { sabotagedParrot } from "./sabotaged-parrot.mjs";

/** Hangs in some attacks only, never on a recording, and writes down each time. */
export default sabotagedParrot("choking-parrot", (text) => {
  if (text !== "") return;
  appendFileSync(join(homedir(), "hangs.txt"), "hung\n");
  for (;;);
});
