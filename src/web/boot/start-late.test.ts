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

test('starts when the page is loaded and idle, not before', () => {
  const window = new FakeWindow();
  const start = vi.fn<() => void>();
  startLate(window, start);
  expect([start.mock.calls.length, window.idle]).toEqual([0, null]);
  window.dispatchEvent(new Event('load'));
  expect(start).not.toHaveBeenCalled();
  window.idle?.();
  expect(start).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'touchstart', 'keydown'])('%s starts it at once, and only once', (touch) => {
  const window = new FakeWindow();
  const start = vi.fn<() => void>();
  startLate(window, start);
  window.dispatchEvent(new Event(touch));
  expect(start).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event(touch));
  window.dispatchEvent(new Event('load'));
  window.idle?.();
  expect(start).toHaveBeenCalledTimes(1);
});

test('on a loaded page it waits only for idle, or for a timer if there is no idle callback', () => {
  const window = new FakeWindow();
  window.document.readyState = 'complete';
  delete window.requestIdleCallback;
  const start = vi.fn<() => void>();
  startLate(window, start);
  window.timer?.();
  expect(start).toHaveBeenCalledTimes(1);
});
