import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { promisify } from "node:util";
import { z } from "zod";
import { isSafeUrl } from "../../../../../adapters/shared/api/api-access.ts";
import type { AgentConfig } from "../agent-config.ts";
import { messageOf } from "../base-adapter.ts";
import type { SeenWindow } from "./window.ts";

/** One window of the endpoint's answer. What has no time of a reset is no window (`extra_usage`). */
const window = z.object({
  utilization: z.number().min(0),
  resets_at: z.iso.datetime({ offset: true }).nullable(),
});

const answer = z.record(z.string(), z.unknown());

const FULL = 100;

/** Of the CLI's own file: nothing else in it is read. */
const credentials = z.object({ claudeAiOauth: z.object({ accessToken: z.string().min(1) }) });
const BETA = "oauth-2025-04-20";
const TIMEOUT_MS = 5000;
/** The endpoint limits its own callers: one that has failed is left alone for a while. */
const AFTER_FAILURE_MS = 60_000;

type Source = NonNullable<AgentConfig["quota"]>;

/** Asks the endpoint for the windows of the account, and keeps the answer for as long as the configuration says. */
export class AskedQuota {
  readonly #source: Source;
  readonly #now: () => number;
  readonly #warn: (problem: string) => void;
  #answer: Promise<SeenWindow[] | null> = Promise.resolve(null);
  #isGoodUntil = Number.NEGATIVE_INFINITY;

  /** @param now clock in Unix milliseconds. @param warn said why there is no answer; never of the token. */
  constructor(source: Source, now: () => number, warn: (problem: string) => void) {
    this.#source = source;
    this.#now = now;
    this.#warn = warn;
  }

  /** The windows, or null where they cannot be had. Never rejects; callers at the same time share one request. */
  windows(): Promise<SeenWindow[] | null> {
    const now = this.#now();
    if (now < this.#isGoodUntil) return this.#answer;
    this.#isGoodUntil = now + this.#source.cache_ms;
    this.#answer = this.#ask(now).catch((thrown: unknown) => {
      this.#isGoodUntil = now + Math.min(AFTER_FAILURE_MS, this.#source.cache_ms);
      this.#warn(messageOf(thrown));
      return null;
    });
    return this.#answer;
  }

  async #ask(now: number): Promise<SeenWindow[]> {
    const { endpoint } = this.#source;
    if (!isSafeUrl(endpoint)) throw new Error("the quota endpoint is neither https nor on this machine");
    const response = await fetch(endpoint, {
      headers: { authorization: `Bearer ${await this.#token()}`, "anthropic-beta": BETA },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the quota endpoint answered with ${response.status}`);
    const windows = readUsageAnswer(await response.json(), now);
    if (windows === null) throw new Error("the quota endpoint gave an answer without any window");
    return windows;
  }

  async #token(): Promise<string> {
    const file = await readCredentials(this.#source.credentials_file);
    const parsed = file === null ? null : credentials.safeParse(parseJson(file));
    if (!parsed?.success) throw new Error("the credentials file cannot be read, or holds no token");
    return parsed.data.claudeAiOauth.accessToken;
  }
}

const KEYCHAIN = "keychain:";

/**
 * The credentials in a file, `~` for the home folder, or in an entry of the macOS keychain, `keychain:Claude
 * Code-credentials`. Null where they cannot be read.
 *
 * @throws where a keychain is named on another system.
 */
async function readCredentials(place: string): Promise<string | null> {
  if (!place.startsWith(KEYCHAIN))
    return readFile(place.replace(/^~(?=\/|$)/, homedir()), "utf8").catch(() => null);
  if (process.platform !== "darwin")
    throw new Error("a keychain is on macOS only: name the credentials file in its place");
  const args = ["find-generic-password", "-w", "-s", place.slice(KEYCHAIN.length)];
  return promisify(execFile)("security", args, { timeout: TIMEOUT_MS }).then(
    ({ stdout }) => stdout,
    () => null,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The windows in the answer of the endpoint: percentages, and ISO times. Pure.
 *
 * @returns null where it is no such answer.
 */
function readUsageAnswer(body: unknown, now: number): SeenWindow[] | null {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return null;
  const windows = Object.entries(parsed.data).flatMap(([window_type, value]) => {
    const one = window.safeParse(value);
    if (!one.success) return [];
    const { utilization, resets_at } = one.data;
    return {
      window_type,
      resets_at: resets_at === null ? null : Date.parse(resets_at),
      is_exhausted: utilization >= FULL,
      used_percentage: Math.min(FULL, utilization),
      seen_at: now,
    };
  });
  return windows.length === 0 ? null : windows;
}
