import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
export const errorCoverage: NonNullable<Manifest["errorCoverage"]> = {};
