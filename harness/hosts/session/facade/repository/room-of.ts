/**
 * The room that a file is in: the innermost of the rooms that are given, else the first folder of its path; none for a
 * file that lies in no folder, or in no room of those given (INV-SESSION-FILES-003).
 *
 * @param path from the repository's root, with `/`.
 */
function roomOf(path: string, rooms: readonly string[] | undefined): string | undefined {
  if (rooms === undefined) return path.includes("/") ? path.slice(0, path.indexOf("/")) : undefined;
  return rooms
    .filter((room) => path.startsWith(`${trimmed(room)}/`))
    .toSorted((a, b) => trimmed(b).length - trimmed(a).length)[0];
}

/** Files by the room they are in, in the order in which rooms first appear. */
export function byRoom(
  paths: readonly string[],
  rooms: readonly string[] | undefined,
): { paths: string[]; roomPath?: string }[] {
  const found = new Map<string | undefined, string[]>();
  for (const path of paths) {
    const room = roomOf(path, rooms);
    found.set(room, [...(found.get(room) ?? []), path]);
  }
  return [...found].map(([roomPath, files]) => ({
    paths: files,
    ...(roomPath === undefined ? {} : { roomPath }),
  }));
}

function trimmed(room: string): string {
  return room.replace(/^\.\/|\/+$/g, "");
}
