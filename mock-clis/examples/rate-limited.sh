#!/bin/sh
# A test of somebody's wrapper of claude, against a claude that answers 429 after three deltas. Run it where cliproof
# is among the dependencies.
set -eu

# The wrapper under test: prints the answer, or says "rate limited" and exits 75.
ask_claude() {
  claude -p --output-format stream-json --verbose --include-partial-messages >"$scratch/records" || code=$?
  if tail -n 1 "$scratch/records" | grep -q '"api_error_status":429'; then
    echo "rate limited"
    return 75
  fi
  return "${code:-0}"
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# A fixture of one's own: the beginning of one recorded run, up to its third delta, and the end of another.
recorded=$(dirname "$(node -p 'require.resolve("cliproof/package.json")')")/fixtures/cli-outputs/claude/2.1.332
mkdir "$scratch/429-after-three-deltas"
{
  awk '{ print } /"text_delta"/ && ++deltas == 3 { exit }' "$recorded/partial/stdout.txt"
  tail -n 2 "$recorded/rate-limit-429/stdout.txt"
} >"$scratch/429-after-three-deltas/stdout.txt"
printf '{"provider": "claude", "cli": {"version": "2.1.332"}, "exit": {"code": 1, "signal": null}}' \
  >"$scratch/429-after-three-deltas/fixture.json"

PATH="$(npx cliproof mock claude --fixture "$scratch/429-after-three-deltas" --out "$scratch/mock"):$PATH"
export PATH

code=0
said=$(echo "Say hello" | ask_claude) || code=$?
[ "$said" = "rate limited" ] && [ "$code" = 75 ] || {
  echo "FAILED: said '$said', exit $code"
  exit 1
}
grep -c '"text_delta"' "$scratch/records"
echo "ok: the wrapper tells a rate limit after the answer has begun"
