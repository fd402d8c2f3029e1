import { beforeEach, expect, test, vi } from 'vitest';
import { whenPainted } from './when-painted.ts';

/** Reports a paint when the test says so. */
class FakeObserver {
  static readonly supportedEntryTypes: readonly string[] = ['paint'];
  static readonly watching = new Set<FakeObserver>();
  private readonly tell: (paints: object, observer: FakeObserver) => void;

  constructor(tell: FakeObserver['tell']) {
    this.tell = tell;
  }
  observe() {
    FakeObserver.watching.add(this);
  }
  disconnect() {
    FakeObserver.watching.delete(this);
  }
  static paint() {
    for (const observer of FakeObserver.watching) observer.tell({}, observer);
  }
}

beforeEach(() => {
  FakeObserver.watching.clear();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  return () => vi.unstubAllGlobals();
});

function waiting(hidden = false) {
  const act = vi.fn<() => void>();
  whenPainted({ hidden }, act);
  return act;
}

test('it waits for the first paint, and acts once', () => {
  const act = waiting();
  expect(act).not.toHaveBeenCalled();
  FakeObserver.paint();
  FakeObserver.paint();
  expect(act).toHaveBeenCalledTimes(1);
});

test('a hidden tab, and a browser that does not report its paints, do not wait', () => {
  expect(waiting(true)).toHaveBeenCalledTimes(1);
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['mark'] });
  expect(waiting()).toHaveBeenCalledTimes(1);
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(waiting()).toHaveBeenCalledTimes(1);
});
