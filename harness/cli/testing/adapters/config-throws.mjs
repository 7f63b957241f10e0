import { sabotagedParrot } from "./sabotaged-parrot.mjs";

export default {
  ...sabotagedParrot("touchy-parrot", () => {}),
  configSchema: {
    safeParse() {
      throw new Error("no config, no crackers");
    },
  },
};
