/** Lines of stderr that good runs print too, each a line of its own: they say nothing about a failure. */
export const NOTICE =
  /^(?:Warning: |YOLO mode is enabled|Ripgrep is not available|MCP issues detected|Approval mode overridden|Loaded cached credentials|Data collection is disabled|Ignore file not found|Experiments loaded|Current heap size|Session ID: |Hook (?:registry|system) |Both GOOGLE_API_KEY and |Using FileKeychain|Keychain initialization|The --prompt \(-p\) flag has been deprecated|Full report available at: |Cancelling\.\.\.|\[(?:STARTUP|DEBUG|INFO|WARNING|WARN|AgentRegistry|MemoryDiscovery|ImportProcessor|MCP[^\]]*)\]|\[Routing\] (?!\S+ failed: )|\(node:\d+\)|\(Use `node )/;

/** True for what 0.24 prints as the first text of the model when it was given `--prompt` by that name. */
export function isOwnNotice(text: string): boolean {
  return /^The --prompt \(-p\) flag has been deprecated and will be removed in a future version\.[^\n]*\n$/.test(
    text,
  );
}
