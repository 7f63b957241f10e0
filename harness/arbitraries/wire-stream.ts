import fc from "fast-check";
import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { HarnessFault } from "../lib/errors.ts";
import { EVENT_FIELD } from "../records/event-field.ts";
import { type JsonSchemaObject, loadSchemas, type SchemaRegistry } from "../schema/schema-registry.ts";
import { nearMiss } from "./near-miss.ts";
import { schemaToArbitrary } from "./schema-to-arbitrary.ts";

/** Arbitrary streams of one provider's record format. */
export interface WireStream {
  /** Sequences of records that the wire schema accepts, in the order `x-stream` says where it does. */
  readonly valid: fc.Arbitrary<unknown[]>;
  /** The same with one record that the schema just rejects. */
  readonly nearMisses: fc.Arbitrary<unknown[]>;
  accepts(record: unknown): boolean;
}

/** How records make a stream, by names in `$defs`; the keyword `x-stream` of a wire schema. */
interface StreamOrder {
  first?: string;
  repeated?: string[];
  last?: string[];
}

let shipped: SchemaRegistry | undefined;
const known = new Map<string, WireStream | null>();

/**
 * The streams of `schemas/wire/<provider>/stream-json.schema.json`, or null where there is none.
 *
 * @throws HarnessFault when the schema is no good: the adapter under test has no part in that.
 */
export function wireStream(provider: string): WireStream | null {
  let stream = known.get(provider);
  if (stream === undefined) {
    stream = shippedStream(provider);
    known.set(provider, stream);
  }
  return stream;
}

function shippedStream(provider: string): WireStream | null {
  try {
    shipped ??= loadSchemas();
    const id = shipped.ids.find((name) => name.endsWith(`/wire/${provider}/stream-json.schema.json`));
    return id === undefined ? null : wireStreamOf(id, shipped);
  } catch (thrown) {
    throw new HarnessFault(`schemas/wire/${provider}/stream-json.schema.json: ${(thrown as Error).message}`);
  }
}

/** The streams of one wire schema of a registry. */
export function wireStreamOf(id: string, registry: SchemaRegistry): WireStream {
  const validate = registry.validatorAt(id);
  const accepts = (record: unknown) => validate(record) === true;
  const record = (pointer: string) =>
    schemaToArbitrary(`${id}${pointer}`, { registry, depth: 5, strings: ids });
  const order = ((registry.resolve(id) as JsonSchemaObject)["x-stream"] ?? {}) as StreamOrder;
  const named = (names: string[] = []) => names.map((name) => record(`#/$defs/${name}`));
  const any = record("");
  const middle = fc.oneof({ arbitrary: any, weight: 1 }, ...weighted(named(order.repeated)));
  const first = fc.array(order.first ? record(`#/$defs/${order.first}`) : any, { maxLength: 1 });
  const last = fc.array(fc.oneof(...named(order.last ?? []), ...(order.last ? [] : [any])), { maxLength: 1 });
  const turn = fc
    .tuple(first, fc.array(middle, { maxLength: 5 }), last)
    .map(([start, records, end]) => [...start, ...records, ...end]);
  const valid = fc.array(turn, { minLength: 1, maxLength: 2 }).map((turns) => proven(turns.flat(), accepts));
  const miss = nearMiss(middle, accepts);
  const nearMisses = fc
    .tuple(valid, miss, fc.nat())
    .map(([records, wrong, at]) => records.toSpliced(at % (records.length + 1), 0, wrong));
  return { valid, nearMisses, accepts };
}

/** A record that its own schema rejects is a fault of the generator, and of no adapter. */
function proven(records: unknown[], accepts: (record: unknown) => boolean): unknown[] {
  const wrong = records.find((record) => !accepts(record));
  if (wrong === undefined) return records;
  throw new HarnessFault(`the wire generator made a record its schema rejects: ${JSON.stringify(wrong)}`);
}

/**
 * The bytes of a stream: one JSON text a line.
 *
 * @param transport of the adapter that is to read it: an API sends its records as events.
 */
export function streamBytes(records: readonly unknown[], transport: Manifest["transport"] = "cli"): Buffer {
  const [before, after] = transport === "api" ? [EVENT_FIELD, "\n\n"] : ["", "\n"];
  return Buffer.from(records.map((record) => before + JSON.stringify(record) + after).join(""));
}

/** Few ids, so that records refer to each other: one message over several lines, results of earlier tool calls. */
function ids(property: string): fc.Arbitrary<string> | undefined {
  return /(?:^|_)id$|uuid$/i.test(property) ? fc.constantFrom("id-1", "id-2", "id-3", "id-4") : undefined;
}

function weighted(records: fc.Arbitrary<unknown>[]): { arbitrary: fc.Arbitrary<unknown>; weight: number }[] {
  return records.map((arbitrary) => ({ arbitrary, weight: 1 }));
}
