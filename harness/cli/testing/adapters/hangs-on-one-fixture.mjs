import { isRateLimited, sabotagedParrot } from "./sabotaged-parrot.mjs";

export default sabotagedParrot("hanging-parrot", (text) => {
  while (isRateLimited(text));
});
