import { isRateLimited, sabotagedParrot } from "./sabotaged-parrot.mjs";

export default sabotagedParrot("throwing-parrot", (text) => {
  if (isRateLimited(text)) JSON.parse("crackers");
});
