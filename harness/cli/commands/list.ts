import { loadChecks } from "../../checks/load-checks.ts";
import { providerFixtures } from "../../corpus/provider-fixtures.ts";
import { findProvider, providers } from "../../driver/registry.ts";
import { UserError } from "../../lib/errors.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { didYouMean } from "../../lib/words.ts";
import { inContractOrder, readInvariants } from "../../model/invariants.ts";
import type { Command } from "../command.ts";

const LISTS: Record<string, (word: string | undefined) => Promise<string[]>> = {
  adapters: listAdapters,
  models: listModels,
  invariants: listInvariants,
  checks: listChecks,
  fixtures: listFixtures,
};

export const listCommand: Command = {
  usage: ["list [adapters | invariants | checks]", "list models [ADAPTER]", "list fixtures PROVIDER"],
  description: [
    "Lists what there is: built-in adapters, the models that they name, invariants of the contract, checks, a provider's",
    "fixtures.",
  ].join("\n"),
  flags: {},
  examples: [
    ["cliproof list", "the built-in adapters with their aliases"],
    ["cliproof list models claude", "model ids with their short aliases"],
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
  return (await providers()).map((provider) => {
    if ("problem" in provider) return `${provider.id}  (${provider.problem})`;
    const { version = "", outputFormats, aliases = [] } = provider.adapter.manifest;
    const also = aliases.length === 0 ? "" : `  also: ${aliases.join(", ")}`;
    return `${provider.id.padEnd(12)} ${version.padEnd(8)} ${outputFormats.join(", ")}${also}`;
  });
}

async function listModels(name: string | undefined): Promise<string[]> {
  const chosen = name === undefined ? await providers() : [await findProvider(name)];
  return chosen.flatMap((provider) => {
    if ("problem" in provider) throw new UserError(provider.problem);
    const { models = [], shortAliases = {} } = provider.adapter.manifest;
    const short = (id: string) => Object.keys(shortAliases).filter((alias) => shortAliases[alias] === id);
    return models.map(({ id, aliases = [] }) => {
      const also = [...new Set([...short(id), ...aliases])];
      return `${provider.id.padEnd(12)} ${id}${also.length === 0 ? "" : `  also: ${also.join(", ")}`}`;
    });
  });
}

async function listInvariants(): Promise<string[]> {
  return (await readInvariants(PROJECT_ROOT, "cli")).map(({ id, title }) => `${id}  ${title}`);
}

async function listChecks(): Promise<string[]> {
  const checks = await loadChecks("cli");
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
