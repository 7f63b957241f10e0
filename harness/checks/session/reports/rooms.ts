import type { ProviderEvent } from "../../../../contracts/session/v1/provider-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { LOOKING } from "../kit/stage.ts";
import { READY, TASK_GIVEN } from "../kit/steps.ts";

/** Each event of touched files names the room that its files are in (INV-SESSION-FILES-003). */
export default sessionCheck("INV-SESSION-FILES-003", "rooms", async ({ stage }) => {
  const steps = [
    READY,
    TASK_GIVEN,
    { write: { path: "cellar/wine.txt", text: "white\n" } },
    { write: { path: "kitchen/soup.txt", text: "hot\n" } },
    { write: { path: "README.md", text: "zz zz\n" } },
  ];
  await stage({ steps, options: LOOKING }, async ({ start, events, until }) => {
    await start();
    const wanted = { "cellar/wine.txt": "cellar", "kitchen/soup.txt": "kitchen", "README.md": undefined };
    await until(() => Object.keys(wanted).every((file) => roomsOf(events).has(file)));
    for (const [file, room] of Object.entries(wanted)) {
      assertHolds(roomsOf(events).get(file) === room, {
        message: `${file} is reported in another room than the one it is in`,
        expected: String(room),
        actual: roomsOf(events).has(file) ? String(roomsOf(events).get(file)) : "it is not reported",
      });
    }
  });
});

function roomsOf(events: readonly ProviderEvent[]): Map<string, string | undefined> {
  return new Map(
    events.flatMap((event) =>
      event.type === "HINT_FILES_TOUCHED" ? event.paths.map((file) => [file, event.roomPath] as const) : [],
    ),
  );
}
