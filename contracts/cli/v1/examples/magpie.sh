#!/bin/sh
# An adapter for `magpie`, a CLI that prints plain text, over cliproof's process protocol. Needs jq, perl and
# base64 (GNU's: it takes padded pieces one after the other).
export LC_ALL=C
manifest='{"id": "magpie-sh", "version": "1.0.0", "provider": "magpie", "outputFormats": ["text"], "capabilities": {}}'

# The bytes of one stream. A character may be cut in two: the pieces are put together before anybody reads them as
# text.
stream() {
  printf '%s\n' "$request" | jq -r --arg name "$1" '.chunks[] | select(.[0] == $name) | .[1]' | base64 -d
}

# Text as a person sees it: no escape sequences (8-bit ones, tmux's wrapping, control strings, titles, CSI, the others),
# no byte order mark, \r\n as \n, nothing empty around.
plain() {
  perl -0777 -pe '
    s/\xc2([\x80-\x84\x86-\x9f])/"\e" . chr(ord($1) - 64)/ge;
    s/\ePtmux;((?:[^\e]|\e\e)*)\e\\/$1 =~ s{\e\e}{\e}gr/ge;
    s/\e[P^_Xk].*?(?:\e\\|\z)//gs;
    s/\e\][^\a\e\n]*(?:\a|\e\\)?//g;
    s/\e\[[0-?]*[ -\/]*[@-~]?//g;
    s/\e[ -\/]*[0-~]?//g;
    s/\A\xef\xbb\xbf//; s/\r+\n/\n/g; s/\A\s+//; s/(?<!\s)\s+\z//'
}

# contracts/cli/v1/verdict-table.md, the rows of a format without a terminal record.
outcome='
  def advice: {
    rate_limited: ["rate_limit", true, false], timeout: ["timeout", true, true],
    cancelled: ["unknown", false, true], unknown: ["unknown", false, true]
  };
  def error($kind; $message; $evidence):
    (advice[$kind]) as [$category, $retry, $fallback]
    | ($message | capture("try again in (?<s>[0-9]{1,9}) seconds") | .s | tonumber * 1000) // null
    | {category: $category, kind: $kind, message: $message, retryAfterMs: ., httpStatus: null,
       suggestedDelayMs: (. // (if $category == "rate_limit" then 1000 else null end)),
       shouldRetry: $retry, shouldFallback: $fallback, evidence: $evidence};
  ($request | fromjson | .exit) as $exit
  | $out as $answer | $err[:4000] as $said
  | (if $exit.aborted or $exit.signal == "SIGINT" or $exit.code == 130 then
       error("cancelled"; "The run was cancelled."; "exit")
     elif $exit.timedOut or ($exit.signal | IN("SIGTERM", "SIGKILL", "SIGHUP")) or ($exit.code | IN(129, 137, 143)) then
       error("timeout"; "The run was killed."; "exit")
     elif $exit.code == 0 then null
     elif $said | test("^magpie: overloaded"; "m") then error("rate_limited"; $said; "stderr")
     elif $said != "" then error("unknown"; $said; "stderr")
     else error("unknown"; "magpie ended with code \($exit.code)"; "exit") end) as $error
  | {status: (if $error then "error" else "ok" end),
     content: (if $error then null else $answer end),
     messages: (if $answer == "" then [] else [$answer] end),
     error: $error, usage: null, costUsd: null, model: null, session: null, tools: [], exit: $exit}
'

parse() {
  out=$(mktemp) err=$(mktemp)
  stream out | plain >"$out"
  stream err | plain >"$err"
  printf '%s' "$request" | jq -cRs --rawfile out "$out" --rawfile err "$err" ". as \$request | $outcome"
  rm -f "$out" "$err"
}

while IFS= read -r request; do
  asked=$(printf '%s' "$request" | jq -r '"\(.op) \(.id)"')
  id=${asked#* }
  case $asked in
    describe*) printf '{"id": %s, "manifest": %s}\n' "$id" "$manifest" ;;
    parse*) printf '{"id": %s, "outcome": %s}\n' "$id" "$(parse)" ;;
    *) printf '{"id": %s, "unsupported": "magpie.sh only parses"}\n' "$id" ;;
  esac
done
