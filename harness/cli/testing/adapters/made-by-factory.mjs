import { sabotagedParrot } from "./sabotaged-parrot.mjs";

export function createAdapter() {
  return sabotagedParrot("factory-parrot", () => {});
}
