/** A host of the contract spawn for a CLI that nobody has runs of. */
export default {
  name: "dodo",
  type: "cli",
  isAvailable: async () => ({ available: true }),
  spawn() {},
  spawnInteractive() {},
};
