const FLAG = /^(--[^\s=]+|-[^\s\d-][^\s=]*)(=[\s\S]*)?$/;

/**
 * The flags of an argv, in order, without their values. No flags: what stands behind `--`, words with white space, a
 * lone dash, negative numbers, and values, as far as `takesValue` tells.
 *
 * @param {readonly string[]} argv
 * @param {(flag: string) => boolean} takesValue Whether the word behind a flag is its value.
 */
export function flagWords(argv, takesValue = () => false) {
  const flags = [];
  for (let index = 0; index < argv.length && argv[index] !== "--"; index++) {
    const [, flag, value] = FLAG.exec(argv[index]) ?? [];
    if (flag === undefined || /\s/.test(flag)) continue;
    flags.push(flag);
    if (value === undefined && takesValue(flag)) index += 1;
  }
  return flags;
}
