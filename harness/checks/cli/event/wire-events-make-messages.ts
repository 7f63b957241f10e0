import { textsDiffer } from "../../../facts/events-make-messages.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { wireCheck } from "../../kit/wire-check.ts";

const attack = wireCheck({
  invariant: "INV-CLI-EVENT-004",
  name: "wire-events-make-messages",
  message: "text events of a valid stream are not its messages",
  hint: "Whatever text went out as an event is in messages, and the other way round: one place should feed both.",
  streams: "valid",
  judge: async (run, target) => textsDiffer(run, await target.replay(run)),
});

/** Text events of any stream that the wire schema allows make its messages. */
const check: CorpusCheck = {
  ...attack,
  async run(fixtures, context) {
    const { capabilities, id } = context.target.manifest;
    return capabilities?.streaming ? attack.run(fixtures, context) : unsupported(`${id} claims no streaming`);
  },
};
export default check;
