"""The adapter for `parrot` again, in Python, over cliproof's process protocol. Standard library only."""

import base64
import json
import re
import sys

MANIFEST = {
    "id": "parrot-py",
    "version": "1.0.0",
    "provider": "parrot",
    "outputFormats": ["stream-json"],
    "terminalRecords": {"stream-json": "end"},
    "capabilities": {"streaming": True, "sessions": True, "model": True},
}
ADVICE = {  # kind: category, shouldRetry, shouldFallback (error-taxonomy.json)
    "rate_limited": ("rate_limit", True, False),
    "stream_truncated": ("network", True, True),
    "timeout": ("timeout", True, True),
    "cancelled": ("unknown", False, True),
    "unknown": ("unknown", False, True),
}
ESCAPES = re.compile(
    "(?:\x1b[\\]P^_X]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\\\|\x9c)"
    "|(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-~]"
)


def error(kind, message, evidence, status=None):
    category, retry, fallback = ADVICE[kind]
    told = re.search(r"retry after (\d+) seconds", message)
    wait = int(told.group(1)) * 1000 if told else None
    return {
        "category": category, "kind": kind, "message": message, "httpStatus": status, "retryAfterMs": wait,
        "shouldRetry": retry, "shouldFallback": fallback, "evidence": evidence,
        "suggestedDelayMs": wait if wait is not None else 1000 if category == "rate_limit" else None,
    }


def record_of(line):
    """The object on a line, or None for noise. Escape sequences around it are not part of it."""
    text = line.decode("utf-8", "replace")
    for candidate in (text, ESCAPES.sub("", text)):
        try:
            value = json.loads(candidate)
        except (ValueError, RecursionError):
            continue
        return value if isinstance(value, dict) else None
    return None


def string(value):
    return value if isinstance(value, str) else None


def failure(end, exit):
    """The error of a run without a good end record: contracts/cli/v1/verdict-table.md, row by row."""
    if end is not None:
        told = end.get("error") if isinstance(end.get("error"), dict) else {}
        status = told.get("status") if type(told.get("status")) is int and 100 <= told["status"] <= 599 else None
        limited = told.get("code") == "rate_limit" or status == 429
        message = ESCAPES.sub("", string(told.get("message")) or "") or "parrot failed"
        return error("rate_limited" if limited else "unknown", message, "record", status)
    if exit["aborted"] or exit["signal"] == "SIGINT" or exit["code"] == 130:
        return error("cancelled", "The run was cancelled.", "exit")
    if exit["timedOut"] or exit["signal"] in ("SIGTERM", "SIGKILL", "SIGHUP") or exit["code"] in (129, 137, 143):
        return error("timeout", "The run was killed.", "exit")
    if exit["code"] == 0:
        return error("stream_truncated", "The output ended without an end record.", "exit")
    return error("unknown", "parrot ended with code %s" % exit["code"], "exit")


def parse(request):
    out = b"".join(base64.b64decode(data) for stream, data in request["chunks"] if stream == "out")
    records, skipped = [], []
    for line in out.removeprefix(b"\xef\xbb\xbf").split(b"\n"):
        record = record_of(line)
        if record is not None:
            records.append(record)
        elif line.strip():
            skipped.append(ESCAPES.sub("", line.decode("utf-8", "replace"))[:200])
    unknown = {}
    for r in records:
        if r.get("type") not in ("start", "say", "end"):
            name = (string(r.get("type")) or "(none)")[:80]
            unknown[name] = unknown.get(name, 0) + 1
    start = next((r for r in reversed(records) if r.get("type") == "start"), {})
    end = next((r for r in reversed(records) if r.get("type") == "end"), None)
    says = [r["text"] for r in records if r.get("type") == "say" and isinstance(r.get("text"), str)]
    answer = string(end.get("answer")) if end is not None and end.get("ok") is True else None
    session = string(start.get("session"))
    asked = request.get("session") or {}
    replaced = answer is not None and asked.get("id") not in (None, session) and not asked.get("fork")
    outcome = {
        "status": "error" if answer is None else "ok",
        "content": answer,
        "messages": says,
        "error": failure(end, request["exit"]) if answer is None else None,
        "usage": None,
        "costUsd": None,
        "model": string(start.get("model")),
        "session": {"id": session, "displayId": session} if session else None,
        "tools": [],
        "exit": request["exit"],
        "diagnostics": {"skippedLines": len(skipped), "samples": skipped[:5] + skipped[5:][-5:],
                        "unknownTypes": unknown, **({"sessionReplaced": True} if replaced and session else {})},
    }
    events = []
    for r in records:
        if r.get("type") == "start":
            events.append({"kind": "session", "id": string(r.get("session")), "model": string(r.get("model"))})
        elif r.get("type") == "say" and isinstance(r.get("text"), str):
            events.append({"kind": "assistant_text", "text": r["text"]})
    return {"outcome": outcome, "events": events}


def serve():
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["op"] == "describe":
            answer = {"manifest": MANIFEST}
        elif request["op"] == "parse":
            answer = parse(request)
        else:
            answer = {"unsupported": "parrot.py only parses"}
        print(json.dumps({"id": request["id"], **answer}), flush=True)


if __name__ == "__main__":
    serve()
