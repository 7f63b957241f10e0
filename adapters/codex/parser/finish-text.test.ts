import { describe, expect, it } from "vitest";
import { NEW_SESSION, parse } from "./testing/runs.ts";

describe("text mode", () => {
  const banner = `OpenAI Codex v0.171.0\n--------\nworkdir: /w\nmodel: m\nsession id: t-1\n--------\nuser\nERROR: 401\n`;
  const text = (stdout: string, stderr: string, code = 0) =>
    parse(stdout, { format: "text", stderr, exit: { code } });

  it("takes stdout for the answer and the banner for model and session", () => {
    expect(text("A\n", `${NEW_SESSION}${banner}codex\nA\ntokens used\n9\n`)).toMatchObject({
      status: "ok",
      content: "A",
      model: "m",
      session: { id: "t-1" },
    });
  });

  it.each<[string, string, string]>([
    [
      "the last error",
      "ERROR: Reconnecting... 1/1\nERROR: exceeded retry limit, last status: 429 Too Many Requests\nERROR: exceeded retry limit, last status: 429 Too Many Requests\n",
      "rate_limited",
    ],
    [
      "an error over several lines",
      "ERROR: unexpected status 502 Bad Gateway: <html>\n<h1>x</h1>\nERROR: unexpected status 502 Bad Gateway: <html>\n<h1>x</h1>\n",
      "server",
    ],
    [
      "an error that is told before the tokens and the warnings",
      "ERROR: last status: 429 Too Many Requests\nERROR: last status: 429 Too Many Requests\nWarning: no last agent message; wrote empty content to last.txt\ntokens used\n1 132\n",
      "rate_limited",
    ],
    ["no word of the model's", "codex\nERROR: 401 Unauthorized\nexec\nls\n", "unknown"],
    ["no line of the prompt's", "", "unknown"],
  ])("takes %s", (_name, stderr, kind) => {
    const { error } = text("", `${banner}${stderr}`, 1);
    expect(error?.kind).toBe(kind);
    expect(error?.message).not.toContain("401");
  });

  it("finds a killed run that exits with 0", () => {
    expect(text("", `${banner}codex\nI look.\n`).error).toMatchObject({ kind: "stream_truncated" });
    expect(text("", `${banner}tokens used\n9\nmore of the prompt\n`).status).toBe("error");
    expect(text("", `${banner}tokens used\n9\n`)).toMatchObject({ status: "ok", content: "" });
  });

  const old =
    "[2025-09-20T10:11:12] OpenAI Codex v0.36.0 (research preview)\n--------\nmodel: m\n--------\n[2025-09-20T10:11:12] User instructions:\nHi\n";
  it.each<[string, string, string]>([
    ["in pieces", "codex\n\nA\n\nB\n[2025-09-20T10:11:14] tokens used: 1,452\n", "A\n\nB"],
    ["whole", "codex\nA\n", "A"],
    [
      "with a log in it",
      "codex\n\n[2025-09-19T10:11:12] ERROR: 401\nB\n[2025-09-20T10:11:14] tokens used: 3\n",
      "[2025-09-19T10:11:12] ERROR: 401\nB",
    ],
  ])("finds the answer of 0.36 that came %s", (_name, rest, content) => {
    expect(text(`${old}[2025-09-20T10:11:13] ${rest}`, "")).toMatchObject({
      status: "ok",
      content,
      model: "m",
    });
  });

  it("finds the failure of 0.36, which exits with 0", () => {
    const failure = `${old}[2025-09-20T10:11:13] ERROR: exceeded retry limit, last status: 401 Unauthorized\n`;
    expect(text(failure, "").error).toMatchObject({
      kind: "auth_expired",
      evidence: "stdout",
      httpStatus: 401,
    });
  });
});
