import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { isRateLimited, sabotagedParrot } from "./sabotaged-parrot.mjs";

/** Starts a process that stays, once in this process group and once in one of its own, and writes both ids down. */
export default sabotagedParrot("childish-parrot", (text) => {
  if (!isRateLimited(text)) return;
  for (const detached of [false, true]) {
    const child = spawn("sleep", ["600"], { detached, stdio: "ignore" });
    appendFileSync(join(homedir(), "children.txt"), `${child.pid}\n`);
  }
  for (;;);
});
