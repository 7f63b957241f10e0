import { writeFileSync } from "node:fs";
import path from "node:path";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../../adapters/shared/run/testing/fake-cli.ts";
import { AskedQuota } from "./asked-quota.ts";

const ENDPOINT = "https://api.anthropic.com/api/oauth/usage";
const TOKEN = "planted-token";
const MINUTE = 60_000;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A quota whose clock and endpoint are the test's. */
function asked({
  credentials = JSON.stringify({ claudeAiOauth: { accessToken: TOKEN } }),
  endpoint = ENDPOINT,
} = {}) {
  const credentials_file = path.join(temporaryFolder(), "credentials.json");
  writeFileSync(credentials_file, credentials);
  const state = { now: 1_800_000_000_000, problems: [] as string[], requests: [] as Request[] };
  const quota = new AskedQuota(
    { credentials_file, endpoint, cache_ms: 30 * MINUTE },
    () => state.now,
    (problem) => state.problems.push(problem),
  );
  return { state, quota };
}

function answering(state: { requests: Request[] }, answer: () => Response): void {
  server.use(
    http.get(ENDPOINT, ({ request }) => {
      state.requests.push(request);
      return answer();
    }),
  );
}

const good = () =>
  HttpResponse.json({ five_hour: { utilization: 37, resets_at: "2027-01-16T00:00:00+00:00" } });

describe("the endpoint", () => {
  it("is asked with the token of the credentials file", async () => {
    const { state, quota } = asked();
    answering(state, good);
    expect(await quota.windows()).toMatchObject([{ window_type: "five_hour", used_percentage: 37 }]);
    const [request] = state.requests;
    expect(request?.headers.get("authorization")).toBe(`Bearer ${TOKEN}`);
    expect(request?.headers.get("anthropic-beta")).toBe("oauth-2025-04-20");
  });

  it("is asked once in 30 minutes, by callers at the same time too", async () => {
    const { state, quota } = asked();
    answering(state, good);
    await Promise.all([quota.windows(), quota.windows()]);
    state.now += 30 * MINUTE - 1;
    await quota.windows();
    expect(state.requests).toHaveLength(1);
    state.now += 1;
    await quota.windows();
    expect(state.requests).toHaveLength(2);
  });

  it("is left alone for a minute when it has failed, and asked again after it", async () => {
    const { state, quota } = asked();
    answering(state, () => new Response(null, { status: 429 }));
    expect(await quota.windows()).toBeNull();
    state.now += MINUTE - 1;
    expect(await quota.windows()).toBeNull();
    expect(state.requests).toHaveLength(1);
    state.now += 1;
    answering(state, good);
    expect(await quota.windows()).toHaveLength(1);
    expect(state.problems).toEqual(["the quota endpoint answered with 429"]);
  });

  it.each([
    ["an answer that is no JSON", () => new Response("<html>")],
    ["an answer without a window", () => HttpResponse.json({ extra_usage: { utilization: null } })],
    ["a connection that breaks", () => HttpResponse.error()],
    [
      "a redirect, which would take the token elsewhere",
      () => HttpResponse.redirect("https://example.com/", 302),
    ],
  ])("gives null for %s", async (_, answer) => {
    const { state, quota } = asked();
    answering(state, answer as () => Response);
    expect(await quota.windows()).toBeNull();
    expect(JSON.stringify(state.problems)).not.toContain(TOKEN);
    expect(state.problems).toHaveLength(1);
  });

  it.each(["not json", "{}", '{"claudeAiOauth":{"accessToken":""}}'])(
    "is not asked with the credentials %s",
    async (credentials) => {
      const { state, quota } = asked({ credentials });
      expect(await quota.windows()).toBeNull();
      expect(state.problems).toEqual([expect.stringContaining("credentials file")]);
    },
  );

  it("is not asked in the clear over the network", async () => {
    const { state, quota } = asked({ endpoint: "http://example.com/usage" });
    expect(await quota.windows()).toBeNull();
    expect(state.problems).toEqual([expect.stringContaining("https")]);
  });
});

describe.skipIf(process.platform === "darwin")("a keychain", () => {
  it("is refused where there is none, with what to do", async () => {
    const warnings: string[] = [];
    const source = { credentials_file: "keychain:zz", endpoint: ENDPOINT, cache_ms: 0 };
    const quota = new AskedQuota(
      source,
      () => 0,
      (problem) => warnings.push(problem),
    );
    expect(await quota.windows()).toBeNull();
    expect(warnings).toEqual([expect.stringContaining("a keychain is on macOS only")]);
  });
});
