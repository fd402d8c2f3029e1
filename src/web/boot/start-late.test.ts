import { expect, test, vi } from 'vitest';
import { startLate, type StartWindow } from './start-late.ts';

class FakeWindow extends EventTarget implements StartWindow {
  readonly document: { readyState: DocumentReadyState } = { readyState: 'loading' };
  idle: (() => void) | null = null;
  timer: (() => void) | null = null;
  requestIdleCallback? = (callback: () => void) => {
    this.idle = callback;
  };
  setTimeout(callback: () => void): void {
    this.timer = callback;
  }
}

const startsItself = { waits: () => false, isSparing: () => false };
const waits = { waits: () => true, isSparing: () => false };

test('a page that does not wait starts when it is loaded and idle, not before', () => {
  const window = new FakeWindow();
  const start = vi.fn<() => void>();
  startLate(window, startsItself, start);
  expect([start.mock.calls.length, window.idle]).toEqual([0, null]);
  window.dispatchEvent(new Event('load'));
  expect(start).not.toHaveBeenCalled();
  window.idle?.();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a page that waits does not start by itself', () => {
  const window = new FakeWindow();
  const start = vi.fn<() => void>();
  startLate(window, waits, start);
  window.dispatchEvent(new Event('load'));
  expect([window.idle, window.timer]).toEqual([null, null]);
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ['starts by itself', startsItself],
  ['waits', waits],
])('a page that %s starts at once when somebody reaches for it, and only once', (_how, rules) => {
  const window = new FakeWindow();
  const start = vi.fn<() => void>();
  startLate(window, rules, start);
  window.dispatchEvent(new Event('keydown'));
  expect(start).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('load'));
  window.idle?.();
  expect(start).toHaveBeenCalledTimes(1);
});

test('on a loaded page it waits only for idle, or for a timer if there is no idle callback', () => {
  const window = new FakeWindow();
  window.document.readyState = 'complete';
  delete window.requestIdleCallback;
  const start = vi.fn<() => void>();
  startLate(window, startsItself, start);
  window.timer?.();
  expect(start).toHaveBeenCalledTimes(1);
});
