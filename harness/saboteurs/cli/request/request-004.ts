import type { Adapter, RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import { changeRequest, withoutWish } from "../../kit/change-request.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-REQUEST-004", [
  {
    name: "setting-beats-request",
    fault: "Prefers the configured model to that of the request (no public report found).",
    skip: withoutSetting("model", "other"),
    sabotage: (adapter) =>
      changeRequest(adapter, (request, config) => {
        const { model } = config as Pick<RunRequest, "model">;
        return model === undefined ? request : { ...request, model };
      }),
  },
  {
    name: "settings-ignored",
    fault: "Checks its settings and uses none of them (no public report found).",
    skip: withoutSetting("model", "other"),
    sabotage: (adapter) => {
      const plain = adapter.configSchema.safeParse({});
      const byDefault = plain.success ? plain.data : {};
      return {
        ...adapter,
        invocation: (request, _, cli) => adapter.invocation(request, byDefault, cli),
        ...(adapter.interactiveInvocation && {
          interactiveInvocation: (request, _, cli) =>
            adapter.interactiveInvocation?.(request, byDefault, cli) ??
            adapter.invocation(request, byDefault, cli),
        }),
      };
    },
  },
  {
    name: "empty-list-taken-for-none",
    fault:
      "Takes an empty list of tools for no wish, and allows those of the settings (no public report found).",
    skip: withoutSetting("allowTools", ["Read"]),
    sabotage: (adapter) =>
      changeRequest(adapter, ({ allowTools, ...request }) =>
        allowTools === undefined || allowTools.length === 0 ? request : { ...request, allowTools },
      ),
  },
  {
    name: "approval-of-settings-kept",
    fault: "Approves every tool by a setting although the request says not to (no public report found).",
    skip: (adapter) =>
      withoutWish("skipPermissions")(adapter) ??
      (hasApproval(adapter) ? null : "no setting approves every tool"),
    sabotage: (adapter) =>
      changeRequest(adapter, ({ skipPermissions, ...request }) =>
        skipPermissions === true ? { ...request, skipPermissions } : request,
      ),
  },
]);

function withoutSetting(name: string, value: unknown): (adapter: Adapter) => string | null {
  return ({ configSchema, manifest }) => {
    const parsed = configSchema.safeParse({ [name]: value });
    const isUsed = parsed.success && manifest.requests?.includes(name as never);
    return isUsed ? null : `no setting is called ${name}`;
  };
}

function hasApproval({ configSchema }: Adapter): boolean {
  const settings = [
    { permissionMode: "bypassPermissions" },
    { approvalMode: "yolo" },
    { sandbox: "danger-full-access" },
  ];
  return settings.some((setting) => configSchema.safeParse(setting).success);
}
