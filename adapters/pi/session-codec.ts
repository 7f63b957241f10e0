import { idCodec } from "../shared/session/id-codec.ts";

/**
 * What is stored of a session: the id that its file is found by. `--session` takes it, or the path of a file, and so does
 * a person; the path itself is nowhere on stdout.
 */
export const sessionCodec = idCodec("sessionId");
