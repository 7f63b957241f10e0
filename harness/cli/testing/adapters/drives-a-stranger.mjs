/** A host of the contract spawn for a CLI that no one has runs of. */
export default {
  name: "dodo",
  type: "cli",
  isAvailable: async () => ({ available: true }),
  spawn() {},
  spawnInteractive() {},
};
