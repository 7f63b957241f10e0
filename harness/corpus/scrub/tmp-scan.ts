import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findLeaks } from "./find-leaks.ts";

const t = performance.now();
let n = 0;
for (const e of readdirSync("fixtures", { recursive: true, withFileTypes: true })) {
  if (!e.isFile()) continue;
  const b = readFileSync(join(e.parentPath, e.name));
  n += b.length;
  for (const l of findLeaks(b))
    console.log(
      join(e.parentPath, e.name),
      l.kind,
      l.encoding,
      l.start,
      l.end,
      b.subarray(l.start, Math.min(l.end, l.start + 80)).toString(),
    );
}
console.log(n, performance.now() - t);
