import { idCodec } from "../shared/session/id-codec.ts";

/** What is stored of a session: the id that `--resume` takes, which is also what a person types. */
export const sessionCodec = idCodec("sessionId");
