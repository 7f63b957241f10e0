import { textsDiffer } from "../../properties/events-make-messages.ts";
import { wireCheck } from "../wire-check.ts";

/** Text events of any stream that the wire schema allows make its messages. */
export default wireCheck({
  invariant: "INV-CLI-EVENT-004",
  name: "wire-events-make-messages",
  message: "text events of a valid stream are not its messages",
  hint: "Whatever text went out as an event is in messages, and the other way round: one place should feed both.",
  streams: "valid",
  judge: async (run, target) => textsDiffer(run, await target.replay(run)),
});
