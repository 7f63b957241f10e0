import type { OutputFormat } from "../../../../contracts/cli/v1/adapter.ts";
import { AdapterUnsupported, describeThrown } from "../../../driver/adapter-faults.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { providerOf, type Target } from "../../../model/target.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import type { CorpusCheck } from "../check.ts";
import { assertHolds, CheckFailure, NoAnswer } from "../check-failure.ts";
import { unproven } from "../fixture-check.ts";
import { type AttackResult, judgeAttack, type PlayedOn } from "../judge-attack.ts";
import { usingApiStandIn } from "./api-stand-in.ts";
import { formatValue } from "./assert-equal.ts";
import { madeUpInput } from "./made-up-run.ts";
import { type StandIn, type Used, usingStandIn } from "./stand-in.ts";

/** What a check of a host contract works with. */
export interface HostBench<Host> {
  host: Host;
  provider: string;
  /** It asks an API: nothing is started, so what is said of processes is unsupported. */
  isApi: boolean;
  /** A recorded good run, in the format that this host asks its CLI for. */
  good: Fixture;
  /** All runs in that format. */
  fixtures: readonly Fixture[];
  /** Uses the host while a stand-in plays a fixture, or the folder of one. */
  play<T>(
    what: Fixture | string,
    use: (cwd: string, receipts: () => Promise<Used<T>["receipts"]>) => Promise<T>,
    faults?: StandIn["faults"],
  ): Promise<Used<T>>;
}

/** What the checks of one contract have in common. */
export interface HostCheckSpec<Host> {
  /**
   * Runs the host against the stand-in on PATH and returns its answer; the answer shows which output format the host
   * asks for.
   */
  answer(host: Host, cwd: string): Promise<string | null>;
}

const NO_PROCESS = "it asks an API, and this plays what no API prints";

/** Makes the maker of a contract's checks: `hostCheck(invariant, name, attack)`. */
export function hostChecks<Host>({ answer }: HostCheckSpec<Host>) {
  const formats = new WeakMap<object, Promise<OutputFormat>>();
  return (
    invariant: string,
    name: string,
    attack: (bench: HostBench<Host>) => AttackResult,
  ): CorpusCheck => ({
    invariant,
    name,
    scope: "corpus",
    blackBox: "every-run",
    waits: true,
    async run(fixtures, { target }) {
      const host = target.host as Host;
      const provider = providerOf(target.manifest);
      const isApi = target.manifest.transport === "api";
      const [first] = goodRuns(fixtures, target);
      if (first === undefined) return unproven("no fixture here is a good run that a stand-in could play");
      let played: PlayedOn = {};
      return judgeAttack(
        () => played,
        async (count) => {
          const play: HostBench<Host>["play"] = (what, use, faults) => {
            count();
            played = playedOn(what);
            const fixture = typeof what === "string" ? what : what.folder;
            if (isApi) {
              if (faults !== undefined || typeof what === "string") throw new AdapterUnsupported(NO_PROCESS);
              return usingApiStandIn(target.manifest, fixture, use);
            }
            return usingStandIn({ provider, fixture, ...(faults && { faults }) }, use);
          };
          const [only, ...others] = target.manifest.outputFormats;
          const format =
            only !== undefined && others.length === 0
              ? only
              : await found(host, () => formatOf(fixtures, target, (one) => heard(host, one, play)));
          const ofFormat = fixtures.filter(({ manifest }) => manifest.outputFormat === format);
          const [good] = goodRuns(ofFormat, target);
          // The fixtures that were played to find the format are not what this check plays.
          played = {};
          assertHolds(good !== undefined, { message: "no good run in the format that the host asks for" });
          return attack({ host, provider, isApi, good, fixtures: ofFormat, play });
        },
      );
    },
  });

  /**
   * Finds the format once for each host. A failure is cached too, so that a host that hangs is waited for once and not
   * by each check.
   */
  function found(host: Host, find: () => Promise<OutputFormat>): Promise<OutputFormat> {
    const known = formats.get(host as object) ?? find();
    formats.set(host as object, known);
    return known;
  }

  async function heard(host: Host, fixture: Fixture, play: HostBench<Host>["play"]): Promise<Heard> {
    const used = await play(fixture, (cwd) =>
      answer(host, cwd).then(
        (text) => ({ text }),
        (thrown: unknown) => ({ thrown }),
      ),
    ).catch((thrown: unknown) => {
      // This error is cached and thrown again by later checks, which did not play this fixture: its id is added now.
      throw thrown instanceof NoAnswer ? new NoAnswer({ fixture: fixture.id, ...thrown.finding }) : thrown;
    });
    return used.value;
  }
}

function playedOn(what: Fixture | string): PlayedOn {
  return typeof what === "string" ? { input: madeUpInput(what) } : { fixture: what.id };
}

/** The answer that a host gave, or what it threw in its place. */
type Heard = { text: string | null } | { thrown: unknown };

/**
 * The format whose good run the host understands, the provider's first ones first.
 *
 * @throws CheckFailure when it understands none, with what it made of the first.
 */
async function formatOf(
  fixtures: readonly Fixture[],
  target: Target,
  hear: (fixture: Fixture) => Promise<Heard>,
): Promise<OutputFormat> {
  let misheard: CheckFailure | undefined;
  for (const format of target.manifest.outputFormats) {
    const [good] = goodRuns(
      fixtures.filter(({ manifest }) => manifest.outputFormat === format),
      target,
    );
    if (good === undefined) continue;
    const heard = await hear(good);
    if ("text" in heard && heard.text?.trim() === String(good.expected.content).trim()) return format;
    misheard ??= unheard(good, heard);
  }
  throw misheard ?? new CheckFailure({ message: "no good run in any format of this CLI" });
}

function unheard(fixture: Fixture, heard: Heard): CheckFailure {
  return new CheckFailure({
    fixture: fixture.id,
    message: "the host does not give the answer of a good run in any format of this CLI",
    expected: formatValue(fixture.expected.content),
    actual: "text" in heard ? formatValue(heard.text) : `thrown: ${describeThrown(heard.thrown)}`,
    hint: "The CLI is looked for on PATH; its answer belongs into the result as the agent's text.",
  });
}
