/** Under such names most CLIs show token counts. */
const COMMON = /usage|tokens?$/i;

/**
 * Whether a field holds token counts, by its name.
 *
 * @param usageKeys other names of such fields, as `manifest.usageKeys` has them.
 */
export function isCountField(key: string, usageKeys: readonly string[] = []): boolean {
  return COMMON.test(key) || usageKeys.includes(key);
}
