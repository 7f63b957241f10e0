import { dirname } from "node:path";
import type { CertificateStatement } from "../../../schemas/harness/v1/generated/certificate.ts";
import { disagreement } from "../../attest/disagreement.ts";
import { configurationOf, subjectOf } from "../../attest/ground.ts";
import { AdapterWorker } from "../../certify/run/adapter-worker.ts";
import { chosenFixtures } from "../../corpus/fixtures-beside.ts";
import { providerFixtures } from "../../corpus/provider-fixtures.ts";
import { adapterChoice } from "../../driver/adapter-choice.ts";
import { modulePath } from "../../driver/module-path.ts";
import { escapeText } from "../../lib/bytes.ts";
import type { Arguments } from "../../lib/command-line.ts";
import { asUserError, UserError } from "../../lib/errors.ts";
import { onInterrupt } from "../../lib/interrupt.ts";
import { readNamedFile } from "../../lib/read-files.ts";
import { openEnvelope } from "../../lib/signing/envelope.ts";
import { readPublicKey } from "../../lib/signing/keys.ts";
import { WorkerPool } from "../../lib/worker/worker-pool.ts";
import { schemaValidator } from "../../schema/schema-validator.ts";
import type { Command } from "../command.ts";
import { parseArguments } from "../parse-arguments.ts";
import { CERTIFY_FLAGS } from "./certify-flags.ts";
import { certifyMany } from "./certify-many.ts";
import { certifyRequest } from "./certify-options.ts";
import { contractNamed } from "./known-contracts.ts";

const MS_PER_DAY = 86_400_000;
const MAX_DAYS = 36_500;

export const verifyCommand: Command = {
  usage: ["verify CERTIFICATE [ADAPTER] --key PUBLIC-KEY [flags]"],
  description: [
    "Checks a certificate that certify --attest wrote, offline: signed by one of the keys, for the adapter's files as they",
    "are here, made by this cliproof on this contract and corpus. ADAPTER is needed where the adapter lies elsewhere than",
    "it did. With --rerun the certification is run again, and must give the same verdict in every case.",
  ].join("\n"),
  flags: {
    key: {
      type: "string",
      multiple: true,
      value: "FILE",
      help: "A public ed25519 key in PEM that is trusted; repeatable.",
    },
    fixtures: {
      type: "string",
      multiple: true,
      value: "DIR",
      help: "Fixtures that it was made on, where they are not the shipped ones; repeatable.",
    },
    "max-age": { type: "string", value: "DAYS", help: "Refuse a certificate that is older." },
    rerun: { type: "boolean", help: "Certify again with its seed, isolated, and compare." },
  },
  examples: [
    ["cliproof verify claude.certificate.json --key cliproof.pub", "a built-in adapter"],
    ["cliproof verify mine.certificate.json ./my-adapter --key a.pub --rerun", "one of your own, run again"],
  ],
  exitCodes: [
    [0, "valid"],
    [1, "refused: one line says why"],
  ],
  maxPositionals: 2,
  async run(given) {
    const problem = await refusal(given);
    if (problem !== null) process.stdout.write(`refused: ${escapeText(problem)}\n`);
    return problem === null ? 0 : 1;
  },
};

/** Why the certificate is refused, in one line; null, and a line for the user, where it is valid. */
async function refusal(given: Arguments): Promise<string | null> {
  const [file, adapter] = given.positionals;
  if (file === undefined)
    throw new UserError("verify needs a certificate: a file that certify --attest wrote");
  const keys = given.texts("key").map(readPublicKey);
  if (keys.length === 0) throw new UserError("verify needs a key that is trusted: --key FILE");
  const days = given.integer("max-age", { min: 0, max: MAX_DAYS });
  const opened = openEnvelope(readNamedFile(file, file), keys);
  if (!opened.ok) return opened.problem;
  const statement = statementIn(opened.payload);
  if (typeof statement === "string") return statement;
  const { adapter: certified, contract, issuedAt } = statement.predicate.certificate;
  const age = Date.now() - Date.parse(issuedAt);
  if (days !== undefined && age > days * MS_PER_DAY)
    return `stale: it was issued ${Math.floor(age / MS_PER_DAY)} days ago (${issuedAt})`;
  const entry = adapter ?? certified.entry;
  const module = await modulePath(entry).catch(asUserError);
  const folders = given.texts("fixtures");
  const own = adapterChoice(entry).kind === "path" ? dirname(module) : null;
  const chosen = chosenFixtures(certified.provider, folders.length === 0 ? null : folders, own);
  const found = await providerFixtures(certified.provider, chosen, certified.cliVersions ?? undefined);
  if (found.errors.length > 0) throw new UserError(...found.errors);
  const differs = disagreement(statement, subjectOf(module), configurationOf(contract, found.fixtures));
  if (differs !== null) return differs;
  const again = given.on("rerun") ? await differenceOfRerun(statement, entry, folders) : null;
  if (again !== null) return again;
  process.stdout.write(validLine(statement, given.on("rerun")));
  return null;
}

function statementIn(payload: Buffer): CertificateStatement | string {
  let statement: unknown;
  try {
    statement = JSON.parse(payload.toString("utf8"));
  } catch {
    return "it is signed, and what is signed is no JSON";
  }
  const problem = schemaValidator("harness/v1/certificate.schema.json")(statement);
  return problem === null
    ? (statement as CertificateStatement)
    : `it is signed, and what is signed is no certificate of this cliproof: ${problem}`;
}

/** Runs the certification again. Null where every case has the same verdict. */
async function differenceOfRerun(
  { predicate: { certificate } }: CertificateStatement,
  entry: string,
  fixtures: readonly string[],
): Promise<string | null> {
  const contract = await contractNamed(certificate.contract);
  const pool = new WorkerPool(() => new AdapterWorker());
  const forget = onInterrupt(() => pool.end());
  try {
    const { seed, runs } = certificate;
    const folders = fixtures.flatMap((folder) => ["--fixtures", folder]);
    const words = [entry, "--isolate", "--seed", `${seed}`, "--runs", `${runs}`, ...folders];
    const request = certifyRequest(parseArguments(words, CERTIFY_FLAGS, 1));
    const assignments = [{ choice: adapterChoice(entry), contract }];
    const [again] = await certifyMany(assignments, request, pool);
    if (again!.results === certificate.resultsSha256) return null;
    const verdict = again!.report.certified ? "certified, with other results" : "not certified";
    return `run again, the adapter is ${verdict}: certify ${entry} --isolate --seed ${certificate.seed} shows them`;
  } finally {
    pool.end();
    forget();
  }
}

function validLine({ predicate }: CertificateStatement, isRerun: boolean): string {
  const { adapter, contract, cases, notTried, issuedAt } = predicate.certificate;
  const held = predicate.passedTests.length;
  const warned =
    predicate.warnedTests.length === 0 ? "" : `, known failures in ${predicate.warnedTests.join(", ")}`;
  const untried = notTried.length === 0 ? "" : `, not tried: ${notTried.map(({ id }) => id).join(", ")}`;
  const again = isRerun ? "; run again with the same results" : "";
  return `valid: ${escapeText(adapter.id)}, contract ${contract}: ${held} invariants hold in ${cases} cases${warned}${untried}; issued ${issuedAt}${again}\n`;
}
