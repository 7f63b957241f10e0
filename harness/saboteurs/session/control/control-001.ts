import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-CONTROL-001", [
  {
    name: "foreman-always-has-control",
    fault: "Lets a session send input while another one holds the control.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({ sendDelegatedInput: (data) => adapter.sendInput(data) })),
  },
  {
    name: "takeover-only-reported",
    fault: "Notes that a person took over, and holds the session up all the same.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        setControl: (mode) => adapter.setControl?.(mode === "human_led" ? "agent_led" : mode),
      })),
  },
]);
