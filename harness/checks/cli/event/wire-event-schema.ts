import { validator } from "../../../schema/validators.ts";
import { wireCheck } from "../../kit/wire-check.ts";

/** Events of any stream that the wire schema allows are of the five kinds, with their fields. */
export default wireCheck({
  invariant: "INV-CLI-EVENT-001",
  name: "wire-event-schema",
  message: "an event of a valid stream breaks its schema",
  hint: "schemas/cli/v1/activity-event.schema.json names the five kinds and their fields.",
  streams: "valid",
  async judge(run, target) {
    const { events } = await target.replay(run);
    return events
      .map((event) => validator("cli/v1/activity-event")(event)[0])
      .find((problem) => problem !== undefined);
  },
});
