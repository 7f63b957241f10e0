import { DEFAULT_CASE_TIMEOUT, DEFAULT_RUNS, DEFAULT_SEED } from "../../certify/defaults.ts";
import { listed } from "../../lib/words.ts";
import { FORMATS } from "../../report/formats.ts";
import type { Flags } from "../command.ts";
import { contractNames } from "./known-contracts.ts";

export const CERTIFY_FLAGS: Flags = {
  all: { type: "boolean", help: "Certify every built-in adapter." },
  exec: {
    type: "string",
    value: '"CMD"',
    help: "Certify a program in any language, over the process protocol.",
  },
  fixtures: {
    type: "string",
    multiple: true,
    value: "DIR",
    help: "Use the fixtures below DIR alone; repeatable. By default the shipped ones, and fixtures/ beside a module.",
  },
  contract: {
    type: "string",
    value: "NAME",
    help: `Contract to certify against: ${listed(contractNames())} (cli; with --all: every one).`,
  },
  only: {
    type: "string",
    multiple: true,
    value: "INV-...",
    help: "These invariants alone: an id, PARSE-005, or a family such as PARSE; repeatable.",
  },
  case: {
    type: "string",
    value: "ID",
    help: "This fixture alone; corpus: the checks on all fixtures at once.",
  },
  check: { type: "string", value: "NAME", help: "This check alone, where several serve one invariant." },
  path: { type: "string", value: "PATH", help: "Try one shrunk input alone: the path that a failure shows." },
  seed: { type: "string", value: "N", help: `Seed of every random choice (${DEFAULT_SEED}).` },
  runs: { type: "string", value: "N", help: `Random inputs of each property (${DEFAULT_RUNS}).` },
  shard: { type: "string", value: "I/N", help: "The I-th of N parts of the cases, for N machines." },
  jobs: { type: "string", value: "N", help: "Worker processes (2, or fewer on fewer cores)." },
  "case-timeout": {
    type: "string",
    value: "SECONDS",
    help: `Time without a sign of life after which a case is timed out (${DEFAULT_CASE_TIMEOUT}).`,
  },
  "fail-fast": { type: "boolean", help: "End at the first broken case." },
  "require-proof": { type: "boolean", help: "Do not certify an adapter with an unproven invariant." },
  isolate: {
    type: "boolean",
    help: "Run the adapter module in a process of its own, where it can reach neither the checks nor their verdicts.",
  },
  attest: {
    type: "string",
    value: "KEY",
    help: "Sign a certificate of each adapter that is certified, with a private ed25519 key; implies --isolate.",
  },
  live: {
    type: "boolean",
    help: "Start the installed CLI with your account, and certify one adapter on these runs. Says what they cost first.",
  },
  command: { type: "string", value: "PROGRAM", help: "With --live: the CLI, where it is not on PATH." },
  "accept-costs": { type: "boolean", help: "With --live: start the runs; what they cost is known." },
  keep: {
    type: "boolean",
    help: "Keep the shrunk input of each failure as a fixture in fixtures/regressions/.",
  },
  format: {
    type: "string",
    multiple: true,
    value: "NAME",
    help: `${listed(Object.keys(FORMATS))} (pretty, or agent under a coding agent); with --out repeatable.`,
  },
  out: {
    type: "string",
    value: "DIR",
    help: "Write report.json, report.md and junit.xml into DIR, or the formats that --format names.",
  },
  dump: {
    type: "boolean",
    help: "Print the inputs of one case as requests of the process protocol, a line each, and no report.",
  },
  "no-timings": { type: "boolean", help: "Leave the timings out: two reports of one seed are then equal." },
};
