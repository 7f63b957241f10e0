import { describe, expect, it } from "vitest";
import type { Check } from "../check.ts";
import { runCheck } from "../testing/run-check.ts";
import { toyAdapter } from "../testing/toy-adapter.ts";
import ansiAroundRecords from "./ansi-around-records.ts";
import ansiInMessages from "./ansi-in-messages.ts";
import ansiInStrings from "./ansi-in-strings.ts";
import ansiInText from "./ansi-in-text.ts";
import ansiTable from "./ansi-table.ts";
import anyBytes from "./any-bytes.ts";
import anyCut from "./any-cut.ts";
import anyExit from "./any-exit.ts";
import boundedMemory from "./bounded-memory.ts";
import cost from "./cost.ts";
import cuts from "./cuts.ts";
import damagedBytes from "./damaged-bytes.ts";
import interleaved from "./interleaved.ts";
import lineEnds from "./line-ends.ts";
import noTerminalRecord from "./no-terminal-record.ts";
import noiseLines from "./noise-lines.ts";
import prototypeKeys from "./prototype-keys.ts";
import prototypeNames from "./prototype-names.ts";
import rawSeparators from "./raw-separators.ts";
import reusedBuffers from "./reused-buffers.ts";
import shape from "./shape.ts";
import strayControls from "./stray-controls.ts";
import streamOrder from "./stream-order.ts";
import unknownFields from "./unknown-fields.ts";
import unknownRecords from "./unknown-records.ts";

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
