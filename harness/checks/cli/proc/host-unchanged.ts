import { isDeepStrictEqual } from "node:util";
import { workingFolder } from "../../../lib/working-folder.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { processCheck } from "../../kit/process-check.ts";

/** A run leaves its host's folder, environment, signal handlers and exit code as they were. */
export default processCheck("INV-CLI-PROC-011", "host-unchanged", async ({ run }) => {
  const before = hostState();
  let after = before;
  try {
    await run({ call: { extraEnv: { WITNESS: "of a run" } } });
    await run({ faults: { exitAfter: 0, exit: 3 } });
    after = hostState();
  } finally {
    restore(before);
  }
  const changed = (Object.keys(before) as (keyof typeof before)[]).find(
    (part) => !isDeepStrictEqual(before[part], after[part]),
  );
  assertHolds(changed === undefined, {
    message: `a run changes the ${changed} of its host`,
    expected: "the same as before",
    actual: changed === undefined ? "" : difference(before[changed], after[changed]),
    hint: "Give the child its folder and environment by `spawn`; the host's own are not a run's to change.",
  });
});

function hostState() {
  return {
    folder: workingFolder(),
    environment: { ...process.env },
    "exit code": process.exitCode,
    "signal handlers": ["SIGINT", "SIGTERM", "SIGHUP"].map((event) => process.listenerCount(event)),
    "mode of new files": process.umask(),
  };
}

/** Puts back what later checks would otherwise find changed from the start. */
function restore(before: ReturnType<typeof hostState>): void {
  process.exitCode = before["exit code"];
  if (before.folder !== null && workingFolder() !== before.folder) process.chdir(before.folder);
  for (const name of Object.keys(process.env))
    if (!Object.hasOwn(before.environment, name)) delete process.env[name];
  Object.assign(process.env, before.environment);
}

function difference(before: unknown, after: unknown): string {
  const [left, right] = [before, after].map((state) =>
    typeof state === "object" && state !== null ? Object.entries(state) : [["", state]],
  );
  const isIn = (list: typeof left, entry: unknown) => list?.some((one) => isDeepStrictEqual(one, entry));
  const names = [...(left ?? []), ...(right ?? [])]
    .filter((entry) => !isIn(left, entry) || !isIn(right, entry))
    .map(([name]) => String(name));
  return [...new Set(names)].join(", ") || "another one";
}
