import type {
  AgentActivityEvent,
  AgentHost,
  AgentPlugin,
  AgentRunRequest,
  AgentRunResult,
  QuotaStatus,
  TokenUsage,
} from "../../../../contracts/agent/v1/agent-adapter.ts";

/** A host whose plugins have some methods replaced; what replaces them is given the good ones. */
export function changePlugin(
  host: AgentHost,
  change: (good: AgentPlugin) => Partial<AgentPlugin>,
): AgentHost {
  return {
    ...host,
    create(context, now) {
      const plugin = host.create(context, now);
      return Object.assign(plugin, change(bound(plugin)));
    },
  };
}

/** A host that changes a request before the run, or the result after it. */
export function changeRun(
  host: AgentHost,
  {
    before = (request) => request,
    after = (result) => result,
  }: {
    before?: (request: AgentRunRequest) => AgentRunRequest;
    after?: (result: AgentRunResult, request: AgentRunRequest) => AgentRunResult;
  },
): AgentHost {
  return changePlugin(host, (good) => ({
    run: async (request) => after(await good.run(before(request)), request),
  }));
}

function bound(plugin: AgentPlugin): AgentPlugin {
  return {
    initialize: plugin.initialize.bind(plugin),
    run: plugin.run.bind(plugin),
    getCapabilities: plugin.getCapabilities.bind(plugin),
    getQuotaStatus: plugin.getQuotaStatus.bind(plugin),
    healthCheck: plugin.healthCheck.bind(plugin),
    shutdown: plugin.shutdown.bind(plugin),
  };
}

/** A host whose token counts are others than those of the run. */
export function changeTokens(host: AgentHost, change: (tokens: TokenUsage) => TokenUsage): AgentHost {
  return changeRun(host, {
    after: (result) => ({
      ...result,
      usage: result.usage && { ...result.usage, tokens: change(result.usage.tokens) },
    }),
  });
}

/** A host whose quota is another, where it knows of any. */
export function changeQuota(host: AgentHost, change: (status: QuotaStatus) => QuotaStatus): AgentHost {
  return changePlugin(host, (good) => ({
    async getQuotaStatus() {
      const status = await good.getQuotaStatus();
      return status === null ? null : change(status);
    },
  }));
}

/** A host that tells other events than those of the run: none, one or several for each. */
export function changeEvents(
  host: AgentHost,
  change: (event: AgentActivityEvent) => AgentActivityEvent[],
): AgentHost {
  return changeRun(host, {
    before({ on_activity, ...request }) {
      if (on_activity === undefined) return request;
      return {
        ...request,
        on_activity: (event) =>
          change(event).forEach((one) => {
            on_activity(one);
          }),
      };
    },
  });
}

/** A host whose plugins have another clock. @param makeChange makes the change of one plugin's clock. */
export function withQuotaClock(host: AgentHost, makeChange: () => (now: number) => number): AgentHost {
  return {
    ...host,
    create(context, now = Date.now) {
      const change = makeChange();
      return host.create(context, () => change(now()));
    },
  };
}
