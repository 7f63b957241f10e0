import { describe, expect, it } from "vitest";
import type { Check } from "../../kit/check.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { toyAdapter } from "../../kit/testing/toy-adapter.ts";
import ansiAroundRecords from "./noise/ansi-around-records.ts";
import ansiInMessages from "./noise/ansi-in-messages.ts";
import ansiInStrings from "./noise/ansi-in-strings.ts";
import ansiInText from "./noise/ansi-in-text.ts";
import ansiTable from "./noise/ansi-table.ts";
import noiseLines from "./noise/noise-lines.ts";
import prototypeKeys from "./noise/prototype-keys.ts";
import prototypeNames from "./noise/prototype-names.ts";
import strayControls from "./noise/stray-controls.ts";
import unknownFields from "./noise/unknown-fields.ts";
import unknownRecords from "./noise/unknown-records.ts";
import anyExit from "./outcomes/any-exit.ts";
import noTerminalRecord from "./outcomes/no-terminal-record.ts";
import shape from "./outcomes/shape.ts";
import anyBytes from "./streams/any-bytes.ts";
import anyCut from "./streams/any-cut.ts";
import boundedMemory from "./streams/bounded-memory.ts";
import cost from "./streams/cost.ts";
import cuts from "./streams/cuts.ts";
import damagedBytes from "./streams/damaged-bytes.ts";
import interleaved from "./streams/interleaved.ts";
import lineEnds from "./streams/line-ends.ts";
import rawSeparators from "./streams/raw-separators.ts";
import reusedBuffers from "./streams/reused-buffers.ts";
import sameBytesTwice from "./streams/same-bytes-twice.ts";
import streamOrder from "./streams/stream-order.ts";

const CHECKS: readonly Check[] = [
  ansiAroundRecords,
  ansiInMessages,
  ansiInStrings,
  ansiInText,
  ansiTable,
  anyBytes,
  anyCut,
  anyExit,
  boundedMemory,
  cost,
  cuts,
  damagedBytes,
  interleaved,
  lineEnds,
  noTerminalRecord,
  noiseLines,
  prototypeKeys,
  prototypeNames,
  rawSeparators,
  reusedBuffers,
  sameBytesTwice,
  shape,
  strayControls,
  streamOrder,
  unknownFields,
  unknownRecords,
];

describe.each(CHECKS.map((check) => ({ name: check.name, check })))("$name", ({ check }) => {
  it("passes an adapter without a fault, and tries something", async () => {
    const { finding, tried } = await runCheck(check, toyAdapter);
    expect(finding).toBeUndefined();
    expect(tried).toBeGreaterThan(0);
  });
});
