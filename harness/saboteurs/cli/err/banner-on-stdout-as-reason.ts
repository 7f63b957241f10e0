import { changeError } from "../../kit/change-error.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "banner-on-stdout-as-reason",
  invariant: "INV-CLI-ERR-006",
  fault:
    "Takes the first stray line of stdout for the reason that stderr or a record tells (alexhawat/mergeCraft#445).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeError(adapter, (_error, seen) => {
      const [banner] = seen.options.outputFormat === "text" ? [] : seen.noise();
      return banner === undefined ? {} : { message: banner.slice(0, 200), evidence: "stdout" };
    }),
} satisfies Saboteur;
