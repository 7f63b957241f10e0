import { runCall } from "../../../adapters/shared/run/run-call.ts";
import type {
  Adapter,
  CliIdentity,
  Invocation,
  RunCall,
  RunRequest,
} from "../../../contracts/cli/v1/adapter.ts";

type Wish = NonNullable<Adapter["manifest"]["requests"]>[number];

/** An adapter that starts what another request asks for, for programs and for people. */
export function changeRequest(
  adapter: Adapter,
  change: (request: RunRequest, config: unknown, cli: CliIdentity) => RunRequest,
): Adapter {
  return changeStart(adapter, (start, request, config, cli) => start(change(request, config, cli)));
}

/** An adapter that starts something else than the right one. */
export function changeInvocation(
  adapter: Adapter,
  change: (invocation: Invocation, request: RunRequest, config: unknown) => Invocation,
): Adapter {
  return changeStart(adapter, (start, request, config) => change(start(request), request, config));
}

/** An adapter whose own run is asked for something else than it was. */
export function changeCall(adapter: Adapter, change: (call: RunCall) => RunCall): Adapter {
  return { ...adapter, run: (call, signal) => runCall(adapter, change(call), signal) };
}

/** A reason to leave an adapter out that does not claim a wish. */
export function withoutWish(wish: Wish): (adapter: Adapter) => string | null {
  return ({ manifest }) => (manifest.requests?.includes(wish) ? null : `the adapter claims no ${wish}`);
}

/** A reason to leave an API out: nothing of it is an argument or a variable. */
export function withoutArguments({ manifest }: Adapter): string | null {
  return manifest.transport === "api" ? "the adapter starts no process" : null;
}

function changeStart(
  adapter: Adapter,
  change: (
    start: (request: RunRequest) => Invocation,
    request: RunRequest,
    config: unknown,
    cli: CliIdentity,
  ) => Invocation,
): Adapter {
  const { interactiveInvocation } = adapter;
  return {
    ...adapter,
    invocation: (request, config, cli) =>
      change((changed) => adapter.invocation(changed, config, cli), request, config, cli),
    ...(interactiveInvocation === undefined
      ? {}
      : {
          interactiveInvocation: (request, config, cli) =>
            change((changed) => interactiveInvocation(changed, config, cli), request, config, cli),
        }),
  };
}
