/** Lines of stderr that good runs print too, each a line of its own: they say nothing about a failure. */
export const NOTICE =
  /^(?:Warning: |YOLO mode is enabled|Ripgrep (?:is )?not available|Retrying provider attempt |MCP issues detected|Loaded cached |Data collection is disabled|Approval mode overridden|To enable automatic tool execution|Example: qwen |AlreadyReportedError|The --prompt \(-p\) flag has been deprecated|\[(?:STARTUP|DEBUG|INFO|WARNING|WARN)\]|\(node:\d+\)|\(Use `node )/;
