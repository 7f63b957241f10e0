import type { Adapter, Manifest, Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type {
  ControlMode,
  ProviderEvent,
  SessionMetadata,
  StartSessionArgs,
  UsageTick,
} from "../../../../contracts/session/v1/provider-adapter.ts";
import { beginSession } from "./begin-session.ts";
import type { BegunSession, LiveSession, SessionEnd } from "./live-session.ts";
import { ApprovalGate } from "./policy/approval-gate.ts";
import { risksOfCommand } from "./policy/risks-of-command.ts";
import { risksOfRepository } from "./policy/risks-of-repository.ts";
import { SeenCommands } from "./policy/seen-commands.ts";
import { type PreparedSession, prepareSession } from "./prepared-session.ts";
import { repositoryBase } from "./repository/repository-look.ts";
import { RepositoryWatch, type SeenChange } from "./repository/repository-watch.ts";
import { byRoom } from "./repository/room-of.ts";
import { SessionError, type SessionSettings, sessionProviderId } from "./session-settings.ts";
import { UsageMeter } from "./usage-meter.ts";

/** One session: its program, what its terminal and its repository show, and who has a say in it. */
export class Session {
  control: ControlMode = "agent_led";
  readonly #args: StartSessionArgs;
  readonly #settings: SessionSettings;
  readonly #tell: (event: ProviderEvent) => void;
  readonly #commands = new SeenCommands();
  readonly #gate: ApprovalGate;
  readonly #meter = new UsageMeter();
  readonly #startedAt = performance.now();
  #endedAt: number | null = null;
  #starting: Promise<unknown> = Promise.resolve();
  #over: Promise<void> = Promise.resolve();
  #watch: RepositoryWatch | null = null;
  #live: LiveSession | null = null;
  #outcome: Outcome | undefined;
  #metadata: Omit<SessionMetadata, "control"> | null = null;
  #isStopped = false;

  constructor(args: StartSessionArgs, settings: SessionSettings, tell: (event: ProviderEvent) => void) {
    this.#args = args;
    this.#settings = settings;
    this.#tell = tell;
    this.#gate = new ApprovalGate({
      hold: () => this.#live?.hold() ?? false,
      release: () => this.#live?.release(),
      tell,
    });
  }

  /** Somebody has asked for its end. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  get isOver(): boolean {
    return this.#endedAt !== null;
  }

  get metadata(): SessionMetadata | null {
    return this.#metadata === null ? null : { ...this.#metadata, control: this.control };
  }

  /**
   * @returns the process that has the task. @throws SessionError when it cannot be started, or was stopped meanwhile.
   */
  start<Config>(adapter: Adapter<Config>, config: unknown): Promise<{ sessionPid: number }> {
    const starting = this.#start(adapter, config);
    this.#starting = starting.catch(() => {});
    return starting;
  }

  /** The program that the session is in from now on. */
  attach(live: LiveSession): void {
    this.#live = live;
    if (this.#isStopped) void live.stop();
  }

  /** A piece of what a terminal prints. */
  printed(text: string): void {
    this.show(text);
    for (const command of this.#commands.push(text)) this.ran(command);
  }

  show(text: string): void {
    this.#tell({ type: "PROVIDER_MESSAGE", text });
  }

  /** A command that the provider is about to run. */
  ran(command: string): void {
    this.#gate.consider(risksOfCommand(command, this.#args.policy));
  }

  /** Something that the façade itself has to say. */
  say(text: string, severity: "info" | "warn" | "error" = "info"): void {
    this.#tell({ type: "PROVIDER_MESSAGE", text: `${text}\n`, severity });
  }

  /** @throws SessionError when it has ended, or takes no input. */
  write(data: string): void {
    if (this.#live === null || this.isOver || this.#isStopped)
      throw new SessionError("the session has ended");
    if (this.#live.write === null) throw new SessionError("a non-interactive run takes no input");
    this.#live.write(data);
  }

  setControl(mode: ControlMode): void {
    this.control = mode;
    this.#gate.setOpen(mode === "human_led");
    this.say(`control: ${mode}`);
  }

  /** @throws SessionError when no one asked for it. */
  async answer(approvalId: string, isGranted: boolean): Promise<void> {
    this.#gate.answer(approvalId, isGranted);
    this.say(`${isGranted ? "approved" : "denied"}: ${approvalId}`);
    if (!isGranted) await this.stop();
  }

  /** Resolves when nothing of it is alive and its last event is reported. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#live?.stop();
    await this.#starting;
    await this.#over;
  }

  usageTick(): UsageTick | null {
    if (this.#metadata === null) return null;
    const lastedMs = (this.#endedAt ?? performance.now()) - this.#startedAt;
    return this.#meter.tick(this.#metadata, lastedMs, this.#outcome);
  }

  async #start<Config>(adapter: Adapter<Config>, config: unknown): Promise<{ sessionPid: number }> {
    try {
      const prepared = await prepareSession(adapter, config, this.#args, this.#settings.usePty);
      this.#tell({ type: "PROVIDER_STARTED", version: prepared.version ?? "unknown" });
      await this.#watchRepository();
      const begun = await beginSession(adapter, config, prepared, this, this.#settings);
      const { live } = begun;
      this.#metadata = sessionMetadata(adapter.manifest, prepared, begun);
      this.#over = live.ended.then((end) => this.#finish(end));
      if (!this.#isStopped) return { sessionPid: live.pid };
    } catch (thrown) {
      await this.#live?.stop();
      await this.#watch?.finish();
      this.#endedAt = performance.now();
      throw thrown;
    }
    await this.#over;
    throw new SessionError("the session was stopped before it began");
  }

  async #watchRepository(): Promise<void> {
    const { repoPath } = this.#args;
    const base = await repositoryBase(repoPath);
    if (base === null)
      return this.say(
        `${repoPath} cannot be looked at: git is not there, or it holds too much; touched files are not reported`,
        "warn",
      );
    this.#watch = await RepositoryWatch.start(base, this.#settings.lookEveryMs, (seen) =>
      this.#changed(seen),
    );
  }

  async #finish({ code, signal, outcome }: SessionEnd): Promise<void> {
    this.#outcome = outcome;
    await this.#watch?.finish();
    const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
    const isBad = outcome === undefined ? code !== 0 : outcome.status === "error";
    if (isBad && outcome?.error && !this.#isStopped) this.say(outcome.error.message, "error");
    this.#endedAt = performance.now();
    this.say(`the session ended with ${how}`, isBad && !this.#isStopped ? "error" : "info");
  }

  #changed({ touched, summary, ...change }: SeenChange): void {
    for (const files of byRoom(touched, this.#settings.rooms))
      this.#tell({ type: "HINT_FILES_TOUCHED", ...files });
    if (touched.length > 0) this.#tell({ type: "HINT_DIFF_AVAILABLE", summary });
    const seen = { ...change, touched };
    this.#gate.consider(risksOfRepository(seen, this.#args.policy, this.#settings.diffThreshold));
  }
}

/** What is known of a session that has begun (INV-SESSION-META-001); who drives it may change and is not in it. */
function sessionMetadata(
  { id, version = "0.0.0", vendor = "unknown", provider = id }: Manifest,
  { version: providerVersion, capabilities }: Pick<PreparedSession, "version" | "capabilities">,
  { live, degradedBecause }: BegunSession,
): Omit<SessionMetadata, "control"> {
  return {
    adapter_id: id,
    adapter_version: version,
    vendor,
    provider: sessionProviderId(provider),
    providerVersion,
    capabilities,
    mode: degradedBecause === null ? "pty" : "non_interactive",
    ...(degradedBecause === null ? {} : { degradedBecause }),
    sessionPid: live.pid,
  };
}
