/** What node and a module need to find their way; an author's secrets are none of it. */
const PASSED = ["PATH", "HOME", "USERPROFILE", "TMPDIR", "TEMP", "TMP", "SystemRoot"];

/**
 * Environment of a worker: the same on every machine as far as a parser can see. Nothing inherited can change what
 * it prints (NODE_OPTIONS) or which day it is there (TZ).
 */
export function workerEnvironment(own: NodeJS.ProcessEnv): Record<string, string> {
  const passed = PASSED.flatMap((name) => {
    const value = own[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), TZ: "UTC", LANG: "C.UTF-8", NO_COLOR: "1" };
}
