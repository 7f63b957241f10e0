import type { Command } from "./command.ts";

/** A command by name; its code is loaded when it is called, so that none pays for the others. */
export interface CommandEntry {
  name: string;
  summary: string;
  load(): Promise<Command>;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: "certify",
    summary: "Certify adapters: which invariants hold, which broke, and on what.",
    load: async () => (await import("./commands/certify.ts")).certifyCommand,
  },
  {
    name: "merge",
    summary: "Put the reports of shards together.",
    load: async () => (await import("./commands/merge.ts")).mergeCommand,
  },
  {
    name: "verify",
    summary: "Check a certificate that certify --attest wrote.",
    load: async () => (await import("./commands/verify.ts")).verifyCommand,
  },
  {
    name: "sign-package",
    summary: "Sign a package of adapters.",
    load: async () => (await import("./commands/sign-package.ts")).signPackageCommand,
  },
  {
    name: "verify-package",
    summary: "Check a package of adapters against a list of trusted keys.",
    load: async () => (await import("./commands/verify-package.ts")).verifyPackageCommand,
  },
  {
    name: "explain",
    summary: "Explain the outcome of an adapter on one fixture: evidence, rule, verdict.",
    load: async () => (await import("./commands/explain.ts")).explainCommand,
  },
  {
    name: "list",
    summary: "List adapters, invariants, checks or fixtures.",
    load: async () => (await import("./commands/list.ts")).listCommand,
  },
  {
    name: "init",
    summary: "Set a project up for certification: script, workflow, known failures.",
    load: async () => (await import("./commands/init.ts")).initCommand,
  },
  {
    name: "new-adapter",
    summary: "Start an adapter: a working folder with fixtures, for a CLI that is not known yet.",
    load: async () => (await import("./commands/new-adapter.ts")).newAdapterCommand,
  },
  {
    name: "seal",
    summary: "Finish a fixture written by hand: hashes and chunks.",
    load: async () => (await import("./commands/seal.ts")).sealCommand,
  },
  {
    name: "import-recordings",
    summary: "Turn recordings and what is known of them into fixtures.",
    load: async () => (await import("./commands/import-recordings.ts")).importRecordingsCommand,
  },
  {
    name: "leaks",
    summary: "Look for secrets in fixtures.",
    load: async () => (await import("./commands/leaks.ts")).leaksCommand,
  },
  {
    name: "fuzz",
    summary: "Feed changed bytes to parsers, readers and report writers.",
    load: async () => (await import("./commands/fuzz.ts")).fuzzCommand,
  },
  {
    name: "drift",
    summary: "Compare two versions of a CLI, and certify its adapter on both.",
    load: async () => (await import("./commands/drift.ts")).driftCommand,
  },
  {
    name: "vendor-words",
    summary: "Read the words for errors and records that vendors publish, and name the new ones.",
    load: async () => (await import("./commands/vendor-words.ts")).vendorWordsCommand,
  },
  {
    name: "record",
    summary: "Make fixtures with the real CLI, offline, against a scripted model API.",
    load: async () => (await import("./commands/record.ts")).recordCommand,
  },
  {
    name: "mock",
    summary: "Make a stand-in for a CLI, to put on PATH in your own tests.",
    load: async () => (await import("./commands/mock.ts")).mockCommand,
  },
  {
    name: "teeth",
    summary: "Put known-bad adapters to the checks: each must be caught.",
    load: async () => (await import("./commands/teeth.ts")).teethCommand,
  },
  {
    name: "mutate",
    summary: "Say which code of an adapter certify guards, by small changes to its source.",
    load: async () => (await import("./commands/mutate.ts")).mutateCommand,
  },
  {
    name: "bench",
    summary: "Time the adapters' parsers against the floor.",
    load: async () => (await import("./commands/bench.ts")).benchCommand,
  },
  {
    name: "generate",
    summary: "Bring generated types, tables and derived fixtures up to date.",
    load: async () => (await import("./commands/generate.ts")).generateCommand,
  },
];
