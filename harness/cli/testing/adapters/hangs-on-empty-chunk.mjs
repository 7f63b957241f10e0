import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sabotagedParrot } from "./sabotaged-parrot.mjs";

/** Hangs in some attacks only, never on a recording, and writes down each time. */
export default sabotagedParrot("choking-parrot", (text) => {
  if (text !== "") return;
  appendFileSync(join(tmpdir(), "hangs.txt"), "hung\n");
  for (;;);
});
