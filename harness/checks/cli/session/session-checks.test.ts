import { describe, expect, it } from "vitest";
import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import type { Adapter, SessionCodec } from "../../../../contracts/cli/v1/adapter.ts";
import type { Check } from "../../kit/check.ts";
import { faultyOutcome, KNOWN_GOOD, KNOWN_RUNS, knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { toyAdapter } from "../../kit/testing/toy-adapter.ts";
import codecGarbage from "./codec-garbage.ts";
import codecRoundTrip from "./codec-round-trip.ts";
import displayId from "./display-id.ts";
import sessionExpected from "./session-expected.ts";
import unknownSession from "./unknown-session.ts";

const CODEC: SessionCodec = {
  serialize: ({ session }) => (session?.id && !session.clear ? { resume: session.id } : null),
  deserialize(state) {
    const { resume } = (state ?? {}) as { resume?: unknown };
    const isOwn = typeof resume === "string" && resume !== "" && Object.keys(state as object).length === 1;
    return isOwn ? { id: resume } : null;
  },
  displayId: ({ resume }) => String(resume),
};
const UNKNOWN = knownRun(
  "resume-unknown",
  { stderr: "No conversation found with session ID: s-0\n", exit: { code: 1 } },
  { status: "error", error: { kind: "session_expired" } },
);
const RUNS = [...KNOWN_RUNS, UNKNOWN];

function withCodec(codec: Partial<SessionCodec>, adapter: Adapter = TELLING): Adapter {
  return { ...adapter, sessionCodec: { ...CODEC, ...codec } };
}

const expired = makeError("session_expired", "No conversation found with session ID: s-0", "stderr");
/** Says that a session is unknown, and that it is to be forgotten. */
const TELLING = faultyOutcome(({ error }) =>
  error?.message.startsWith("No conversation") ? { error: expired, session: { id: null, clear: true } } : {},
);
const GOOD = withCodec({});
const CHECKS: readonly Check[] = [codecRoundTrip, codecGarbage, sessionExpected, unknownSession, displayId];

describe.each(CHECKS.map((check) => ({ name: check.name, check })))("$name", ({ check }) => {
  it("passes an adapter without a fault, and tries something", async () => {
    const { finding, tried } = await runCheck(check, GOOD, RUNS);
    expect(finding).toBeUndefined();
    expect(tried).toBeGreaterThan(0);
  });
});

const lostSession = {
  serialize: ({ session }: Parameters<SessionCodec["serialize"]>[0]) => ({ resume: session?.id ?? "none" }),
};

const FAULTS: readonly [string, Check, Adapter, RegExp][] = [
  [
    "stores the session without its id",
    codecRoundTrip,
    withCodec({ serialize: () => ({ kept: true }) }),
    /survive/,
  ],
  [
    "stores what JSON does not keep",
    codecRoundTrip,
    withCodec({ serialize: () => ({ resume: Number.NaN }) }),
    /survive/,
  ],
  ["stores a session where there is none", codecRoundTrip, withCodec(lostSession), /survive/],
  [
    "makes a session of anything",
    codecGarbage,
    withCodec({ deserialize: (state) => ({ id: String(JSON.stringify(state)) }) }),
    /garbage/,
  ],
  [
    "throws on garbage",
    codecGarbage,
    withCodec({ deserialize: (state) => ({ id: (state as { resume: string }).resume }) }),
    /garbage/,
  ],
  ["reports another session", sessionExpected, faultyOutcome(() => ({ session: { id: "s-9" } })), /session/],
  ["takes an unknown session for any failure", unknownSession, toyAdapter, /asked for an unknown session/],
  [
    "does not say that the session is dead",
    unknownSession,
    faultyOutcome(() => ({ error: expired, session: { id: "s-0" } })),
    /asked for an unknown session/,
  ],
  [
    "throws a session away after any failure",
    unknownSession,
    faultyOutcome(({ error, session }) => (error && session ? { session: { ...session, clear: true } } : {})),
    /alive/,
  ],
  ["shows half an id", displayId, withCodec({ displayId: () => "s" }), /display id/],
  ["shows nothing", displayId, withCodec({ displayId: () => "" }), /display id/],
  [
    "shows two different ids",
    displayId,
    withCodec(
      {},
      faultyOutcome(() => ({ session: { id: "s-1", displayId: "toy-1" } })),
    ),
    /display id/,
  ],
];

describe("checks of SESSION", () => {
  it.each(FAULTS)("catch an adapter that %s", async (_, check, adapter, message) => {
    expect((await runCheck(check, adapter, RUNS)).finding?.message).toMatch(message);
  });

  it("accept a session that was replaced, when it is reported", async () => {
    const replacing = faultyOutcome(({ diagnostics }) => ({
      diagnostics: { ...diagnostics, sessionReplaced: true },
    }));
    expect((await runCheck(unknownSession, replacing, [UNKNOWN])).finding).toBeUndefined();
  });

  it.each([codecRoundTrip, codecGarbage])("cannot ask an adapter without a codec: $name", async (check) => {
    expect((await runCheck(check, toyAdapter, [KNOWN_GOOD])).results[0]?.verdict).toBe("unsupported");
  });

  it("catch an adapter that calls a new session a replaced one", async () => {
    const started = {
      ...KNOWN_GOOD,
      manifest: { ...KNOWN_GOOD.manifest, invocation: { argv: ["toy", "--json"] } },
    };
    const resumed = {
      ...KNOWN_GOOD,
      manifest: { ...KNOWN_GOOD.manifest, invocation: { argv: ["toy", "--resume", "s-0"] } },
    };
    const replaced = faultyOutcome(() => ({ diagnostics: { sessionReplaced: true } }));
    expect((await runCheck(unknownSession, replaced, [started])).finding?.message).toMatch(/alive/);
    expect((await runCheck(unknownSession, replaced, [resumed])).finding).toBeUndefined();
  });
});
