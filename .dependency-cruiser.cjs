/**
 * The order of layers: a module imports from its own layer and from those above it in this list. `npm run
 * check:layers`. Tests, `testing/` and a contract's `examples/` are at the end of every chain and may import anything.
 */
const LAYERS = [
  "schemas", // shapes of data, generated types
  "contracts", // what adapters promise: text, tables, interfaces
  "adapters/shared", // what adapters have in common
  "harness/lib", // user errors, paths, files, processes, npm
  "harness/model", // fixture, run, target, invariant
  "harness/schema", // validators of the schemas
  "harness/expectation", // an outcome against what is known to be right
  "harness/corpus", // fixtures: read, check, seal, import, scrub
  "harness/records", // the records of a run, read without an adapter
  "harness/driver", // an adapter under test: loaded, replayed, compared
  "harness/changes", // changes to a run that must not matter
  "harness/facts", // what is known to be right about a run
  "harness/arbitraries", // streams from the wire schemas, search
  "mock-clis", // stand-ins for the CLIs
  "harness/sandbox", // an adapter against a stand-in
  "harness/packages", // signed packages of adapters
  "harness/hosts", // the contracts of hosts and our façades
  "harness/checks/kit",
  "harness/checks", // one file per attack
  "harness/saboteurs", // known-bad adapters
  "harness/certify", // plans cases, runs them, gives verdicts
  "harness/teeth", // saboteurs against checks
  "harness/mutate", // mutants of an adapter's source against checks
  "harness/attest", // certificates that others can check
  "harness/report", // what was found, written
  "harness/testkit", // certification from code and from test runners
  "harness/explain", // explains how an adapter decided its outcome
  "harness/fuzz", // hostile input for whatever reads what others wrote
  "harness/bench",
  "harness/scripted-api", // the model that CLIs are recorded against
  "harness/record", // makes fixtures with the real CLI
  "harness/live", // runs on the user's own account, judged
  "harness/drift",
  "harness/vendor-words", // words that vendors publish in their types
  "harness/generate",
  "harness/new-adapter",
  "harness/cli", // commands, flags, exit codes
  "harness/docs", // tests that keep the documents true
];

const LEAVES = "\\.test\\.ts$|/examples/|/testing/";

/** A layer without the layers inside it. */
const within = (layer) => {
  const inner = LAYERS.filter((other) => other.startsWith(`${layer}/`));
  return `^${layer}/${inner.length === 0 ? "" : `(?!(${inner.map((one) => one.slice(layer.length + 1)).join("|")})/)`}`;
};

module.exports = {
  forbidden: [
    {
      name: "no-cycle",
      comment: "Files that import each other, also by types alone, cannot be read one after the other.",
      severity: "error",
      from: { pathNot: "\\.test\\.ts$" },
      to: { circular: true },
    },
    ...LAYERS.slice(0, -1).map((layer, index) => ({
      name: `layer ${layer}`,
      comment: `${layer} imports from a layer that stands below it in .dependency-cruiser.cjs.`,
      severity: "error",
      from: { path: within(layer), pathNot: LEAVES },
      to: { path: [...LAYERS.slice(index + 1).map(within), "^adapters/(?!shared/)"] },
    })),
    {
      name: "adapter",
      comment: "An adapter imports contracts, schemas, adapters/shared and itself.",
      severity: "error",
      from: { path: "^adapters/([^/]+)/", pathNot: LEAVES },
      to: { path: "^(adapters|harness|mock-clis)/", pathNot: "^adapters/($1|shared)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".mts", ".mjs", ".cjs", ".js", ".json"] },
    exclude: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
