import { isRateLimited, sabotagedParrot } from "./sabotaged-parrot.mjs";

export default sabotagedParrot("exiting-parrot", (text) => {
  if (isRateLimited(text)) process.exit(0);
});
