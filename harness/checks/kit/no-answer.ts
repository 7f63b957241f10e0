import { BrokenPromise } from "./broken-promise.ts";

/** A host that was asked and did not answer in time. Its finding says what is known of why, a lost exception included. */
export class NoAnswer extends BrokenPromise {}
