import { search } from "../../arbitraries/search.ts";
import { streamBytes, wireStream } from "../../arbitraries/wire-stream.ts";
import type { Difference } from "../../driver/compare-replays.ts";
import type { Fixture } from "../../model/fixture.ts";
import { ENDED_WELL, type Run, type Target } from "../../model/target.ts";
import type { CheckContext, CheckResult, CorpusCheck } from "./check.ts";
import { failed } from "./failed.ts";
import { notApplicable, passed } from "./fixture-check.ts";

export interface WireSpec {
  invariant: string;
  name: string;
  /** What is wrong when it fails, in one line. */
  message: string;
  hint: string;
  streams: "valid" | "nearMisses";
  /** How the run breaks the invariant. */
  judge(run: Run, target: Target, seed: number): Promise<Difference | string | undefined>;
}

/** Makes a check that plays arbitrary streams of the provider's wire schema (schemas/wire/<provider>). */
export function wireCheck(spec: WireSpec): CorpusCheck {
  return {
    invariant: spec.invariant,
    name: spec.name,
    scope: "corpus",
    random: true,
    run: (fixtures, context) => attack(spec, fixtures, context),
  };
}

async function attack(spec: WireSpec, _: readonly Fixture[], context: CheckContext): Promise<CheckResult> {
  const { target, seed, runs, path } = context;
  const { provider = target.manifest.id, outputFormats } = target.manifest;
  if (!outputFormats.includes("stream-json")) return notApplicable("the adapter does not claim stream-json");
  const stream = wireStream(provider);
  if (stream === null) return notApplicable(`there is no schemas/wire/${provider}/stream-json.schema.json`);
  const run = (records: readonly unknown[]): Run => ({
    outputFormat: "stream-json",
    chunks: [["out", streamBytes(records, target.manifest.transport)]],
    exit: ENDED_WELL,
  });
  const property = async (records: unknown[]) => {
    return spec.judge(run(records), target, seed);
  };
  const found = await search(stream[spec.streams], property, { seed, runs, path });
  if (!found.found) return passed(found.tried);
  const { failure, counterexample } = found;
  return failed(found.tried, {
    message: typeof failure === "string" ? `${spec.message}: ${failure}` : spec.message,
    difference: typeof failure === "string" ? undefined : (failure as Difference),
    run: run(counterexample),
    hint: spec.hint,
    path: found.path,
  });
}
