import type { Adapter, CliIdentity, Invocation, RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import { AdapterCrash } from "../../../driver/adapter-faults.ts";
import { isRecord } from "../../../lib/json.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { CheckContext, CorpusCheck } from "../check.ts";
import { unsupported } from "../fixture-check.ts";
import { type AttackResult, judgeAttack } from "../judge-attack.ts";
import { invocationTokens } from "./invocation-tokens.ts";
import { FILES_FOLDER, PROMPT, type Witness } from "./wishes.ts";

/** One way to be started: by a program or for a person, by a CLI version, in an output format. */
export interface Start {
  /** In words, for a finding: `stream-json of 2.1.332`. */
  what: string;
  part: "invocation" | "interactiveInvocation";
  version: string | null;
  outputFormat: NonNullable<RunRequest["outputFormat"]>;
}

/** What a check of requests works with. */
export interface RequestBench extends CheckContext {
  adapter: Adapter;
  starts: readonly Start[];
  /** What is known of the CLI, its helps included: what cliproof ships, or what was given where it ships nothing. */
  known: readonly Fixture[];
  /** The configuration with these settings; undefined: one of them is refused, or left out as unknown. */
  configured(settings?: object): unknown;
  /** What a request starts. */
  invoke(start: Start, request: Partial<RunRequest>, config?: unknown, cli?: CliIdentity): Invocation;
  /** The same in pieces, with the prompt and these witnesses by name. */
  tokens(
    start: Start,
    request: Partial<RunRequest>,
    witnesses?: readonly Witness[],
    config?: unknown,
  ): string[];
}

/**
 * Makes a check that compares what requests start. It passes unless `attack` throws a CheckFailure or returns another
 * result; each invocation that is asked for counts as one input.
 */
export function requestCheck(
  invariant: string,
  name: string,
  attack: (bench: RequestBench) => AttackResult,
): CorpusCheck {
  return {
    invariant,
    name,
    scope: "corpus",
    blackBox: "every-run",
    async run(fixtures, context) {
      const { adapter } = context.target;
      if (typeof adapter?.invocation !== "function")
        return unsupported("the adapter's invocation is not to be seen from here");
      const byDefault = adapter.configSchema.safeParse({});
      if (!byDefault.success) return unsupported("the adapter has no default configuration");
      return judgeAttack(
        () => ({}),
        (count) => {
          const invoke: RequestBench["invoke"] = (start, request, config = byDefault.data, cli) => {
            count();
            return invocationOf(adapter, start, request, config, cli ?? { version: start.version });
          };
          const tokens: RequestBench["tokens"] = (start, request, witnesses = [], config = byDefault.data) =>
            invocationTokens(invoke(start, request, config), [
              { name: "prompt", value: PROMPT },
              ...witnesses,
            ]);
          const configured = (settings: object = {}) => {
            const found = adapter.configSchema.safeParse(settings);
            return found.success && holdsAll(found.data, settings) ? found.data : undefined;
          };
          const known = context.corpus.length > 0 ? context.corpus : fixtures;
          return attack({
            ...context,
            adapter,
            starts: startsOf(adapter, known),
            known,
            configured,
            invoke,
            tokens,
          });
        },
      );
    },
  };
}

function holdsAll(config: unknown, settings: object): boolean {
  return isRecord(config) && Object.keys(settings).every((name) => Object.hasOwn(config, name));
}

/** Every recorded version and an unknown one, in every format; for a person at a terminal no format counts. */
function startsOf({ manifest, interactiveInvocation }: Adapter, fixtures: readonly Fixture[]): Start[] {
  const recorded = fixtures.map(({ manifest }) => manifest.cli.version ?? null);
  const versions = [...new Set([...recorded, null])];
  const [first = "text"] = manifest.outputFormats;
  return versions.flatMap((version) => {
    const named = version ?? "an unknown version";
    const programs = manifest.outputFormats.map(
      (outputFormat): Start => ({
        what: `${outputFormat} of ${named}`,
        part: "invocation",
        version,
        outputFormat,
      }),
    );
    if (interactiveInvocation === undefined) return programs;
    const what = `a person's start of ${named}`;
    return [...programs, { what, part: "interactiveInvocation", version, outputFormat: first }];
  });
}

function invocationOf(
  adapter: Adapter,
  { part, outputFormat }: Start,
  request: Partial<RunRequest>,
  config: unknown,
  cli: CliIdentity,
): Invocation {
  try {
    const asked = { prompt: PROMPT, outputFormat, filesFolder: FILES_FOLDER, ...request };
    return part === "invocation" || adapter.interactiveInvocation === undefined
      ? adapter.invocation(asked, config, cli)
      : adapter.interactiveInvocation(asked, config, cli);
  } catch (thrown) {
    throw AdapterCrash.from(`${part}()`, thrown);
  }
}
