/**
 * `provider/model` as its two parts, at the first slash, since models of some providers have slashes of their own
 * (INV-EXECUTION-OVERRIDE-002).
 *
 * @returns null for a plain model, and where a part is empty.
 */
export function splitProviderModel(model: string): { provider: string; model: string } | null {
  const parts = /^([^/]+)\/(.+)$/s.exec(model.trim());
  return parts === null ? null : { provider: parts[1]!, model: parts[2]! };
}
