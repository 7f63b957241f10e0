import { PassThrough } from "node:stream";
import { expect, it, vi } from "vitest";
import { applyReadPolicy } from "./read-policy.ts";

it("closes the pipe behind so many bytes", () => {
  const pipe = new PassThrough();
  applyReadPolicy(pipe, { afterBytes: 4, pauseMs: null });
  pipe.emit("data", Buffer.from("one"));
  expect(pipe.destroyed).toBe(false);
  pipe.emit("data", Buffer.from("two"));
  expect(pipe.destroyed).toBe(true);
});

it("reads on after a while", () => {
  vi.useFakeTimers();
  const pipe = new PassThrough();
  applyReadPolicy(pipe, { afterBytes: 3, pauseMs: 500 });
  pipe.emit("data", Buffer.from("one"));
  expect(pipe.isPaused()).toBe(true);
  vi.advanceTimersByTime(500);
  expect(pipe.isPaused()).toBe(false);
  vi.useRealTimers();
});

it("leaves a pipe alone that is read at once", () => {
  const pipe = new PassThrough();
  applyReadPolicy(pipe, undefined);
  expect(pipe.listenerCount("data")).toBe(0);
});
