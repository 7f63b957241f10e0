import { spawnSync } from "node:child_process";

/** How a program is started so that nothing but 127.0.0.1 exists for it; or that it cannot be. */
export interface Isolation {
  /** Words to put before a command line; none without a namespace. */
  prefix: readonly string[];
  /** For the provenance of what is recorded in it. */
  network: "loopback only" | "not isolated";
}

/** A new namespace has a loopback, but it is down. */
const WITH_LOOPBACK = ["sh", "-c", 'ip link set lo up && exec "$@"', "sh"];

/** As root; else with a user namespace in which the user stays who it is (CLIs refuse things to root), or is root. */
const WAYS: readonly (readonly string[])[] = [
  ["unshare", "--net"],
  ["unshare", "--user", "--map-current-user", "--keep-caps", "--net"],
  ["unshare", "--user", "--map-root-user", "--net"],
];

/** Finds a way that works here by trying it; machines forbid these things in many ways. */
export function findIsolation(ways = WAYS): Isolation {
  for (const way of ways) {
    const prefix = [...way, ...WITH_LOOPBACK];
    const [file, ...words] = [...prefix, "true"];
    if (spawnSync(file!, words, { stdio: "ignore" }).status === 0)
      return { prefix, network: "loopback only" };
  }
  return { prefix: [], network: "not isolated" };
}
