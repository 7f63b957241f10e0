import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import type { TrustedKeys } from "../../../../schemas/harness/v1/generated/trusted-keys.ts";
import { saboteursOf } from "../../saboteur.ts";

/** The host, which loads plugins by another list than the one that is there; null: without any. */
function withList(host: ExecutionHost, change: (list: TrustedKeys) => TrustedKeys | null): ExecutionHost {
  return {
    ...host,
    async loadExternalAdapters(places) {
      const file = host.trustedKeysFile!(places?.home ?? "");
      const text = readFileSync(file, "utf8");
      const list = parsed(text);
      if (list !== null) writeFileSync(file, JSON.stringify(change(list) ?? ""));
      const report = await host.loadExternalAdapters!(places);
      writeFileSync(file, text);
      return report;
    },
  };
}

function parsed(text: string): TrustedKeys | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PLUGIN-006", [
  {
    name: "revocations-ignored",
    fault: "Runs packages that are revoked, and those of revoked keys.",
    sabotage: (host) => withList(host, ({ keys }) => ({ keys })),
  },
  {
    name: "keys-never-end",
    fault: "Takes signatures of keys whose last day is over.",
    sabotage: (host) =>
      withList(host, ({ keys, ...list }) => ({
        ...list,
        keys: keys.map(({ name, publicKey }) => ({ name, publicKey })),
      })),
  },
  {
    name: "one-key-alone",
    fault: "Knows the first key of the list alone, so that no key can be changed for another.",
    sabotage: (host) => withList(host, ({ keys, ...list }) => ({ ...list, keys: keys.slice(0, 1) })),
  },
  {
    name: "refusals-without-reason",
    fault: "Reports a package that is refused as one that cannot be loaded.",
    sabotage: (host) => ({
      ...host,
      async loadExternalAdapters(places) {
        const report = await host.loadExternalAdapters!(places);
        return { ...report, failed: report.failed.map(({ source }) => ({ source, problem: "not loaded" })) };
      },
    }),
  },
  {
    name: "broken-list-trusts-all",
    fault: "Takes a list of trusted keys that cannot be read for none, and runs every plugin.",
    sabotage: (host) => ({
      ...host,
      loadExternalAdapters(places) {
        const file = host.trustedKeysFile!(places?.home ?? "");
        if (parsed(readFileSync(file, "utf8")) === null) rmSync(file);
        return host.loadExternalAdapters!(places);
      },
    }),
  },
  {
    name: "packages-by-name-unchecked",
    fault: "Looks at the signatures of plugins that are written down by a path, and not of those by a name.",
    sabotage: (host) => ({
      ...host,
      async loadExternalAdapters(places) {
        const file = host.trustedKeysFile!(places?.home ?? "");
        const text = readFileSync(file, "utf8");
        const report = await host.loadExternalAdapters!(places);
        if (parsed(text) === null) return report;
        rmSync(file);
        host.unloadExternalAdapters!();
        const unchecked = await host.loadExternalAdapters!(places);
        writeFileSync(file, text);
        const isByName = ({ source }: { source: string }) => !source.startsWith("./");
        return {
          loaded: [...report.loaded, ...unchecked.loaded.filter(isByName)],
          failed: report.failed.filter((one) => !isByName(one)),
        };
      },
    }),
  },
  {
    name: "list-without-effect",
    fault: "Has a list of trusted keys, and loads plugins without a look at it.",
    sabotage: (host) => ({
      ...host,
      trustedKeysFile: (home) => `${host.trustedKeysFile!(home)}.other`,
    }),
  },
]);
