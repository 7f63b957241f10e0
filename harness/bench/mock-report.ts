import type { MockTimes } from "./time-mocks.ts";

/** A figure beside what it should be. */
export interface Target {
  what: string;
  figure: number | null;
  /** The limit in words: `at least 0.7`. */
  wanted: string;
  met: boolean;
}

/** What the mocks' times say. */
export interface MockBench {
  starts: number;
  emptyMs: number;
  catMs: number;
  mockMs: number;
  receiptMs: number;
  /** The mock's time by that of cat with the same bytes. */
  timesOfCat: number;
  /** Runs one after the other. */
  replaysPerSecond: number;
  targets: Target[];
}

const START_RATIO = 1.15;

/** The mocks' times with the target of DESIGN.md. */
export function mockReport({ starts, emptyMs, catMs, mockMs, receiptMs }: MockTimes): MockBench {
  const ratio = hundredths(mockMs / emptyMs);
  return {
    starts,
    emptyMs: hundredths(emptyMs),
    catMs: hundredths(catMs),
    mockMs: hundredths(mockMs),
    receiptMs: hundredths(receiptMs),
    timesOfCat: hundredths(mockMs / catMs),
    replaysPerSecond: hundredths(1000 / mockMs),
    targets: [
      {
        what: "start of a mock against an empty program of node",
        figure: ratio,
        wanted: `at most ${START_RATIO}`,
        met: ratio <= START_RATIO,
      },
    ],
  };
}

function hundredths(figure: number): number {
  return Math.round(figure * 100) / 100;
}
