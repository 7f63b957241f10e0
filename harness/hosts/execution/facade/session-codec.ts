import path from "node:path";
import { stringAt } from "../../../../adapters/shared/framing/fields.ts";
import type { AdapterSessionCodec } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ProviderFacts } from "./registry/provider-table.ts";

/** As many characters of an id as a person needs to tell sessions apart. */
const SHOWN = 8;

/**
 * The codec that stores one value under the provider's session key, and nothing else (INV-EXECUTION-SESSION-001, -002).
 *
 * @param key name under which the id, or the path of the file, is stored.
 */
export function sessionCodec({ name, isSessionFile }: ProviderFacts, key: string): AdapterSessionCodec {
  const kept = (value: unknown) => {
    const id = stringAt(value, key);
    return id ? { [key]: id } : null;
  };
  return {
    deserialize: kept,
    serialize: kept,
    getDisplayId(params) {
      const id = stringAt(params, key);
      if (!id) return null;
      return isSessionFile ? path.parse(id).name : `${name} · ${id.slice(0, SHOWN)}`;
    },
  };
}
