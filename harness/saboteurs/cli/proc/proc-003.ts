import { SHELL } from "../../../../adapters/shared/run/shell-parts.ts";
import { withShell } from "../../kit/change-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";

const DENIED = /KEY|TOKEN|SECRET|PASSWORD|^CLAUDE|_BASE_URL$/i;

export default saboteursOf("INV-CLI-PROC-003", [
  {
    name: "environment-passed-whole",
    fault: "Spreads the parent's whole environment into the child's (jikig-ai/soleur#872).",
    sabotage: (adapter) =>
      withShell(adapter, {
        environment: (parent, _, own) => ({
          ...(parent as Record<string, string>),
          ...own,
          TERM: "dumb",
          NO_COLOR: "1",
          CI: "true",
        }),
      }),
  },
  {
    name: "secrets-denied-by-name",
    fault: "Removes secrets by a pattern of their names, which misses other names (gethouston/houston#828).",
    sabotage: (adapter) =>
      withShell(adapter, {
        environment: (parent, _, own) => ({
          ...(Object.fromEntries(Object.entries(parent).filter(([name]) => !DENIED.test(name))) as Record<
            string,
            string
          >),
          ...own,
          TERM: "dumb",
          NO_COLOR: "1",
          CI: "true",
        }),
      }),
  },
  {
    name: "proxy-with-password-passed",
    fault: "Passes on the addresses of proxies, those with a password in them too (no public report found).",
    sabotage: (adapter) =>
      withShell(adapter, {
        environment: (parent, inherit, own) =>
          SHELL.environment(parent, [...inherit, "HTTPS_PROXY", "http_proxy"], own),
      }),
  },
]);
