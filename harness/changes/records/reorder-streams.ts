import type { Chunk, Run } from "../../model/target.ts";

/** How chunks of the two streams may follow each other; the order within a stream never changes. */
export type StreamOrder = "out first" | "err first" | "in turn" | "err inside stdout";

/** The run with the chunks of its streams in another order between each other. */
export function reorderStreams(run: Run, order: StreamOrder): Run {
  const out = run.chunks.filter(([stream]) => stream === "out");
  const err = run.chunks.filter(([stream]) => stream === "err");
  if (order === "out first") return { ...run, chunks: [...out, ...err] };
  if (order === "err first") return { ...run, chunks: [...err, ...out] };
  if (order === "in turn") return { ...run, chunks: inTurn(out, err) };
  return { ...run, chunks: inTurn(out.flatMap(halves), err.flatMap(halves)) };
}

function inTurn(first: readonly Chunk[], second: readonly Chunk[]): Chunk[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, turn) => [first[turn], second[turn]])
    .flat()
    .filter((chunk) => chunk !== undefined);
}

function halves([stream, bytes]: Chunk): Chunk[] {
  const middle = bytes.length >> 1;
  return [
    [stream, bytes.subarray(0, middle)],
    [stream, bytes.subarray(middle)],
  ];
}
