import { sabotagedParrot } from "./sabotaged-parrot.mjs";

const { manifest, ...rest } = sabotagedParrot("dodo", () => {});
export default { ...rest, manifest: { ...manifest, provider: "dodo" } };
