import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "status-from-any-number",
  invariant: "INV-CLI-ERR-005",
  fault: "Takes the first three-digit number of the output for the HTTP status (gabrielkoerich/orch#2125).",
  sabotage: (adapter) =>
    changeError(adapter, (error, seen) => {
      const number = /\b[45]\d\d\b/.exec(seen.text("out") + seen.text("err"))?.[0];
      return number === undefined ? error : { httpStatus: Number(number) };
    }),
} satisfies Saboteur;
