import { piecesOf } from "../streams.cjs";
import { recordsOf } from "./records.mjs";

/**
 * A fixture as the turns of a two-way session: what is played when a user message comes. Recorded answers to control
 * requests are left out, since those are given when they are asked for.
 *
 * @returns {{ms: number, stream: "out" | "err", bytes: Buffer, awaits: string | null}[][]} at least one turn; `awaits`
 *   is the id of a control request that the piece ends with: the CLI waited for its answer.
 */
export function splitTurns(fixture) {
  const records = recordsOf(fixture.out);
  const starts = turnStarts(records, userMessages(fixture));
  const turns = [[], ...starts.map(() => [])];
  let at = 0;
  for (const piece of piecesOf(fixture)) {
    // stderr has no records: it belongs to the turn that stdout has come to.
    if (piece.stream === "err") turns[turnAt(starts, at)].push({ ...piece, awaits: null });
    else {
      for (const part of partsOf(piece, at, records, starts)) turns[part.turn].push(part);
      at += piece.bytes.length;
    }
  }
  return turns;
}

/** How many user messages the recorded session was given. */
function userMessages({ argv, stdin, replies }) {
  if (!argv?.includes("--input-format")) return 1;
  const texts = [typeof stdin === "string" ? stdin : "", ...replies];
  return texts.flatMap((text) => recordsOf(Buffer.from(text))).filter(({ record }) => record.type === "user")
    .length;
}

/** Places in stdout where a turn but the first starts: at the init record behind a result, or right behind that. */
function turnStarts(records, messages) {
  const starts = [];
  for (const [index, { end, record }] of records.entries()) {
    if (record.type !== "result" || starts.length >= messages - 1) continue;
    const rest = records.slice(index + 1);
    const init = rest.find(({ record: next }) => next.type === "system" && next.subtype === "init");
    if (rest.length > 0) starts.push(init?.start ?? end);
  }
  return starts;
}

function turnAt(starts, at) {
  return starts.filter((start) => start <= at).length;
}

/** A recorded write, cut where a turn starts, where an answer is left out, and where the CLI waited for one. */
function partsOf(piece, at, records, starts) {
  const end = at + piece.bytes.length;
  const left = records.filter(({ record }) => record.type === "control_response");
  const asked = records.filter(({ record }) => record.type === "control_request");
  const cuts = [
    ...starts,
    ...left.flatMap((line) => [line.start, line.end]),
    ...asked.map((line) => line.end),
    end,
  ]
    .filter((cut) => cut > at && cut <= end)
    .sort((a, b) => a - b);
  const parts = [];
  let start = at;
  for (const cut of new Set(cuts)) {
    if (!left.some((line) => line.start <= start && start < line.end)) {
      const awaits = asked.find((line) => line.end === cut)?.record.request_id ?? null;
      const bytes = piece.bytes.subarray(start - at, cut - at);
      parts.push({ ...piece, bytes, awaits, turn: turnAt(starts, start) });
    }
    start = cut;
  }
  return parts;
}
