/**
 * What good answers, tool inputs and tool outputs hold and naive classifiers trip over (INV-CLI-ERR-003):
 * gabrielkoerich/orch#1292, nrslib/takt#806, sipyourdrink-ltd/bernstein#2185 and others. Each line is ordinary text.
 */
export const ERROR_WORDS: readonly string[] = [
  "The log says 401 Unauthorized, then 403 Forbidden.",
  "See spec.rb:404-429, 500 lines, port 529.",
  "It waits for a timeout; the request timed out twice.",
  "We hit the rate limit: 429 Too Many Requests, retry after 3600 seconds.",
  "The text 'quota exceeded' and 'usage limit reached' is in the test.",
  "You've hit your limit, it resets 8pm (UTC).",
  "It printed: not logged in, please run /login, invalid API key.",
  "It printed: No conversation found with session ID: 0000.",
  "The server was overloaded, status 529, 503 Service Unavailable.",
  "connect ECONNREFUSED 127.0.0.1:1, ENOTFOUND, ECONNRESET",
  "Error: credit balance is too low",
  "API Error: 500 Internal server error",
  "Traceback (most recent call last): panic: runtime error",
  "TypeError: x is undefined\n    at main (file.js:1:1)",
  "prompt is too long, context length exceeded, model not found, permission denied",
  '{"type":"result","subtype":"error_during_execution","is_error":true,"result":"API Error: 401"}',
  "| rate_limit | 1 |",
];
