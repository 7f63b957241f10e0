import { checkHealth } from "../../../../adapters/shared/run/check-health.ts";
import { ignoreErrors } from "../../../../adapters/shared/run/listeners.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type {
  ControlMode,
  ProviderAdapter,
  ProviderEvent,
  SessionControls,
  SessionOptions,
  StartSessionArgs,
} from "../../../../contracts/session/v1/provider-adapter.ts";
import { providerOf } from "../../../model/target.ts";
import { currentCapabilities } from "./prepared-session.ts";
import { Session } from "./session.ts";
import { SessionError, sessionProviderId, sessionSettings } from "./session-settings.ts";

/** A built-in adapter, or one of yours, behind the interface of `session/v1`: one session at a time. */
export function sessionAdapter<Config>(
  adapter: Adapter<Config>,
  options: SessionOptions = {},
  config?: unknown,
): ProviderAdapter & SessionControls {
  const { manifest } = adapter;
  const settings = sessionSettings(options);
  const listeners: ((event: ProviderEvent) => void)[] = [];
  const tell = (event: ProviderEvent) => {
    for (const listener of listeners) listener(event);
  };
  let session: Session | null = null;
  const current = (): Session => {
    if (session === null) throw new SessionError("there is no session");
    return session;
  };
  return {
    id: sessionProviderId(providerOf(manifest)),
    async detect() {
      const health = await checkHealth(adapter, { config });
      if (!health.ok) return { installed: false, details: health.problem };
      const { version, file: details } = health;
      return version === null ? { installed: true, details } : { installed: true, version, details };
    },
    capabilities: async () => (await currentCapabilities(adapter, config, settings.usePty)).capabilities,
    onEvent(listener) {
      listeners.push(ignoreErrors(listener));
    },
    async startSession(args: StartSessionArgs) {
      if (session?.isOver === false) throw new SessionError("a session is under way: stop it first");
      session = new Session(args, settings, tell);
      return session.start(adapter, config);
    },
    sendInput: async (data) => current().write(data),
    async sendDelegatedInput(data) {
      const { control } = current();
      if (control !== "delegated")
        throw new SessionError(`the session is ${control}: no other session drives it`);
      current().write(data);
    },
    stop: async () => session?.stop(),
    answerApproval: async (approvalId, isGranted) => current().answer(approvalId, isGranted),
    setControl: (mode: ControlMode) => current().setControl(mode),
    metadata: () => session?.metadata ?? null,
    usageTick: () => session?.usageTick() ?? null,
  };
}
