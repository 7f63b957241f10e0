"""An adapter for `parrot` that starts its CLI by itself: op run of cliproof's process protocol. Standard library only."""

import base64
import json
import os
import signal
import subprocess
import sys
import threading
import time
import uuid

from parrot import MANIFEST, parse, record_of

PASSED = ("PATH", "HOME", "USER", "LANG", "TZ", "TMPDIR", "CLIPROOF_WORKER")
PLAIN_TERMINAL = {"TERM": "dumb", "NO_COLOR": "1", "CI": "true"}
# What a request may ask for besides; parrot can go on with a session, and nothing else.
WISHES = ("systemPrompt", "model", "effort", "partialMessages", "maxTurns", "maxBudgetUsd", "allowTools",
          "skipPermissions", "images", "outputSchema", "mcpConfig")
NOT_STARTED = {"code": None, "signal": None, "timedOut": False, "aborted": False}


class Output:
    """What the CLI prints, in the order of arrival. Both pipes are read from the start to the end."""

    def __init__(self, child):
        self.chunks, self.last_at, self.readers = [], time.monotonic(), []
        for stream, pipe in (("out", child.stdout), ("err", child.stderr)):
            reader = threading.Thread(target=self.drain, args=(stream, pipe), daemon=True)
            reader.start()
            self.readers.append(reader)

    def drain(self, stream, pipe):
        while True:
            data = os.read(pipe.fileno(), 65536)
            if not data:
                return
            self.chunks.append((stream, data))
            self.last_at = time.monotonic()

    def is_closed(self):
        return not any(reader.is_alive() for reader in self.readers)

    def is_settled(self):
        """The last whole line is parrot's terminal record."""
        out = b"".join(data for stream, data in self.chunks if stream == "out")
        lines = out.rsplit(b"\n", 2)
        last = record_of(lines[-2]) if len(lines) > 1 else None
        return last is not None and last.get("type") == "end"


def members(pid, mark):
    """The child's group, and who left it: they still have the mark in their environment."""
    found = set()
    for name in filter(str.isdigit, os.listdir("/proc") if os.path.isdir("/proc") else []):
        try:
            with open("/proc/%s/environ" % name, "rb") as file:
                if b"PARROT_RUN=" + mark.encode() in file.read().split(b"\0"):
                    found.add(int(name))
        except OSError:
            pass
    return found


def end_tree(pid, mark, sig):
    targets = members(pid, mark)
    for kill, target in [(os.killpg, pid)] + [(os.kill, one) for one in targets]:
        try:
            kill(target, sig)
        except OSError:
            pass


def feed(child, prompt):
    """A CLI that does not read its prompt says why on its own."""
    try:
        child.stdin.write(prompt.encode())
        child.stdin.close()
    except OSError:
        pass


def wait(child, output, request, mark):
    """Waits for the end of the run, or brings it about. Returns whether the time was up."""
    grace, linger = request.get("graceMs", 5000) / 1000, request.get("lingerMs", 10000) / 1000
    deadline, stopped_at, timed_out, exited_at = time.monotonic() + request["timeoutMs"] / 1000, None, False, None
    while not (output.is_closed() and child.poll() is not None):
        now = time.monotonic()
        if exited_at is None and child.poll() is not None:
            exited_at = now
        if stopped_at is not None:
            if now - stopped_at >= grace or not members(child.pid, mark):
                break
        elif now >= deadline:
            timed_out, stopped_at = True, now
            end_tree(child.pid, mark, signal.SIGTERM)
        elif exited_at is not None and now - max(exited_at, output.last_at) >= grace:
            break
        elif exited_at is None and now - output.last_at >= linger and output.is_settled():
            stopped_at = now
            end_tree(child.pid, mark, signal.SIGTERM)
        time.sleep(0.02)
    end_tree(child.pid, mark, signal.SIGKILL)
    return timed_out


def unfulfilled(request):
    fork = ["fork"] if request.get("session", {}).get("fork") else []
    return [name for name in WISHES if request.get(name)] + fork


def problem_of(request):
    """No program can be given a NUL character, and an empty id would be none."""
    texts = {"env": "".join(request.get("extraEnv", {}).values()), "session": request.get("session", {}).get("id", "-")}
    return next(("%s cannot be passed on" % name for name, text in texts.items()
                 if "\0" in text or (name == "session" and text == "")), None)


def run(request):
    answer = run_whole(request)
    names = unfulfilled(request)
    if names:
        answer["outcome"].setdefault("diagnostics", {})["unfulfilled"] = names
    return answer


def run_whole(request):
    if problem_of(request) is not None:
        return {"outcome": not_started_for("invalid_request", "validation", problem_of(request))}
    mark = str(uuid.uuid4())
    env = {name: request["env"][name] for name in PASSED if name in request["env"]}
    env.update({**PLAIN_TERMINAL, **request.get("extraEnv", {}), "PARROT_RUN": mark})
    session = ["--resume=" + request["session"]["id"]] if "session" in request else []
    try:
        child = subprocess.Popen(
            [request["cliPath"], "--json"] + session, cwd=request["cwd"], env=env,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    except OSError as problem:
        return {"outcome": not_started(request["cliPath"], problem)}
    output = Output(child)
    threading.Thread(target=feed, args=(child, request["prompt"]), daemon=True).start()
    timed_out = wait(child, output, request, mark)
    code = child.wait()
    ended = signal.Signals(-code).name if code < 0 else None
    exit = {"code": None if code < 0 else code, "signal": ended, "timedOut": timed_out, "aborted": False}
    chunks = [(stream, base64.b64encode(data)) for stream, data in list(output.chunks)]
    return {"outcome": parse({"chunks": chunks, "exit": exit})["outcome"]}


def not_started(path, problem):
    is_missing = isinstance(problem, PermissionError) or not os.path.exists(path)
    kind, category = ("cli_not_found", "not_found") if is_missing else ("configuration", "configuration")
    return not_started_for(kind, category, "%s: %s" % (path, problem.strerror))


def not_started_for(kind, category, message):
    error = {"category": category, "kind": kind, "message": message,
             "shouldRetry": False, "shouldFallback": True, "evidence": "spawn"}
    return {"status": "error", "content": None, "messages": [], "error": error, "tools": [], "exit": NOT_STARTED}


def answer_to(request):
    if request["op"] == "describe":
        return {"manifest": {**MANIFEST, "id": "spawning-parrot-py", "requests": ["session"]}}
    return run(request) if request["op"] == "run" else {"unsupported": "this adapter only starts CLIs"}


def serve():
    lock = threading.Lock()

    def reply(request):
        answer = json.dumps({"id": request["id"], **answer_to(request)})
        with lock:
            print(answer, flush=True)

    for line in sys.stdin.buffer:
        threading.Thread(target=reply, args=(json.loads(line),)).start()


if __name__ == "__main__":
    serve()
