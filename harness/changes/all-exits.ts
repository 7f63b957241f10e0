import type { Exit } from "../../contracts/cli/v1/adapter.ts";

const SIGNALS = [
  "SIGHUP",
  "SIGINT",
  "SIGQUIT",
  "SIGILL",
  "SIGABRT",
  "SIGBUS",
  "SIGFPE",
  "SIGKILL",
  "SIGSEGV",
  "SIGPIPE",
  "SIGALRM",
  "SIGTERM",
  "SIGUSR1",
  "SIGXCPU",
  "SIGSYS",
  "SIGZZZ",
];

/** Every way a process can end: all codes, the signals, and the driver's own reasons on top of some of them. */
export function allExits(): Exit[] {
  const exits: Exit[] = [];
  for (let code = 0; code <= 255; code++) exits.push(exit({ code }));
  for (const signal of SIGNALS) exits.push(exit({ signal }));
  for (const reason of [{ timedOut: true }, { aborted: true }, { timedOut: true, aborted: true }]) {
    for (const how of [
      { code: 0 },
      { code: 1 },
      { code: 143 },
      { signal: "SIGTERM" },
      { signal: "SIGKILL" },
      {},
    ]) {
      exits.push(exit({ ...how, ...reason }));
    }
  }
  // Never started, codes that no shell shows, and code and signal at once.
  exits.push(exit({}), exit({ code: -1 }), exit({ code: 3221225786 }), exit({ code: 1, signal: "SIGTERM" }));
  return exits;
}

function exit(how: Partial<Exit>): Exit {
  return { code: null, signal: null, timedOut: false, aborted: false, ...how };
}
