import { inContractOrder, readInvariants } from "../../certify/invariants.ts";
import { loadChecks } from "../../certify/load-checks.ts";
import { providerFixtures } from "../../certify/provider-fixtures.ts";
import { findAdapters } from "../../target/find-adapters.ts";
import { loadAdapter } from "../../target/load-adapter.ts";
import { didYouMean } from "../../target/suggest.ts";
import type { Command } from "../command.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { UserError } from "../user-error.ts";

const LISTS: Record<string, (word: string | undefined) => Promise<string[]>> = {
  adapters: listAdapters,
  invariants: listInvariants,
  checks: listChecks,
  fixtures: listFixtures,
};

export const listCommand: Command = {
  usage: ["list [adapters | invariants | checks]", "list fixtures PROVIDER"],
  description:
    "Lists what there is: built-in adapters, invariants of the contract, checks, a provider's fixtures.",
  flags: {},
  examples: [
    ["cliproof list", "the built-in adapters with their aliases"],
    ["cliproof list fixtures claude", "ids for --case"],
  ],
  exitCodes: [[0, "listed"]],
  maxPositionals: 2,
  async run(given) {
    const [what = "adapters", word] = given.positionals;
    const list = Object.hasOwn(LISTS, what) ? LISTS[what] : undefined;
    if (list === undefined) {
      const names = Object.keys(LISTS);
      throw new UserError(
        `there is no list of ${what};${didYouMean(what, names)} known: ${names.join(", ")}`,
      );
    }
    for (const line of await list(word)) process.stdout.write(`${line}\n`);
    return 0;
  },
};

async function listAdapters(): Promise<string[]> {
  const places = await findAdapters(PROJECT_ROOT);
  return Promise.all(
    places.map(async ({ name }) => {
      const loaded = await loadAdapter({ kind: "name", name }, { root: PROJECT_ROOT, base: PROJECT_ROOT });
      if (!loaded.ok) return `${name}  (${loaded.problem})`;
      const { version = "", outputFormats, aliases = [] } = loaded.adapter.manifest;
      const also = aliases.length === 0 ? "" : `  also: ${aliases.join(", ")}`;
      return `${name.padEnd(12)} ${version.padEnd(8)} ${outputFormats.join(", ")}${also}`;
    }),
  );
}

async function listInvariants(): Promise<string[]> {
  return (await readInvariants(PROJECT_ROOT, "cli")).map(({ id, title }) => `${id}  ${title}`);
}

async function listChecks(): Promise<string[]> {
  const checks = await loadChecks(PROJECT_ROOT);
  return checks
    .sort((a, b) => inContractOrder(a.invariant, b.invariant))
    .map(({ invariant, name, scope }) => `${invariant.padEnd(22)} ${scope.padEnd(8)} ${name}`);
}

async function listFixtures(provider: string | undefined): Promise<string[]> {
  if (provider === undefined) throw new UserError("list fixtures needs a provider");
  const { corpus, errors } = await providerFixtures(provider, null);
  if (errors.length > 0) throw new UserError(...errors);
  if (corpus.length === 0) throw new UserError(`there are no fixtures of provider ${provider}`);
  return corpus.map(({ id, manifest }) => `${id}  ${manifest.outputFormat ?? manifest.kind}`);
}
