import { describe, expect, it } from "vitest";
import { childEnvironment } from "./child-environment.ts";

describe("the environment of a CLI", () => {
  it("is picked from an allow-list", () => {
    const parent = {
      PATH: "/bin",
      LC_ALL: "C",
      XDG_CONFIG_HOME: "/x",
      ANTHROPIC_API_KEY: "k",
      CLAUDECODE: "1",
      NODE_OPTIONS: "--inspect",
      LD_PRELOAD: "x.so",
      EMPTY: undefined,
    };
    expect(Object.keys(childEnvironment(parent, [], {})).sort()).toEqual(
      ["CI", "LC_ALL", "NO_COLOR", "PATH", "TERM", "XDG_CONFIG_HOME"].sort(),
    );
  });

  it("accepts the names of Windows in upper and lower case", () => {
    expect(childEnvironment({ Path: "C:\\", SystemRoot: "C:\\W" }, [], {})).toMatchObject({
      Path: "C:\\",
      SystemRoot: "C:\\W",
    });
  });

  it("has a proxy, but never its password", () => {
    const parent = {
      HTTPS_PROXY: "http://me:secret@proxy:1",
      http_proxy: "http://proxy:1",
      NO_PROXY: "localhost",
    };
    const env = childEnvironment(parent, [], {});
    expect(env).toMatchObject({ http_proxy: "http://proxy:1", NO_PROXY: "localhost" });
    expect(env).not.toHaveProperty("HTTPS_PROXY");
  });

  it("holds what the caller names, and what the invocation sets wins", () => {
    const env = childEnvironment({ TERM: "xterm", CODEX_HOME: "/c" }, ["CODEX_HOME"], {
      TERM: "vt100",
      KEY: "v",
    });
    expect(env).toMatchObject({ CODEX_HOME: "/c", TERM: "vt100", KEY: "v" });
    expect(childEnvironment({ TERM: "xterm" }, [], {}).TERM).toBe("dumb");
  });
});
