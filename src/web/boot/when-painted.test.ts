import { beforeEach, expect, test, vi } from 'vitest';
import { whenPainted } from './when-painted.ts';

/** Reports a paint when the test says so. */
class FakeObserver {
  static readonly supportedEntryTypes: readonly string[] = ['paint'];
  static readonly watching = new Set<FakeObserver>();
  private readonly tell: (
    paints: Pick<PerformanceObserverEntryList, 'getEntriesByName'>,
    observer: FakeObserver,
  ) => void;

  constructor(tell: FakeObserver['tell']) {
    this.tell = tell;
  }
  observe() {
    FakeObserver.watching.add(this);
  }
  disconnect() {
    FakeObserver.watching.delete(this);
  }
  static paint(...names: readonly string[]) {
    const paints = names.map((name) => ({ name, entryType: 'paint', startTime: 1, duration: 0, toJSON: () => ({}) }));
    const getEntriesByName = (asked: string) => paints.filter(({ name }) => name === asked);
    for (const observer of FakeObserver.watching) observer.tell({ getEntriesByName }, observer);
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

test('it waits for the first text, and acts once', () => {
  const act = waiting();
  expect(act).not.toHaveBeenCalled();
  FakeObserver.paint('first-paint', 'first-contentful-paint');
  FakeObserver.paint('first-contentful-paint');
  expect(act).toHaveBeenCalledTimes(1);
});

test('a background that is painted before the text does not count', () => {
  const act = waiting();
  FakeObserver.paint('first-paint');
  expect(act).not.toHaveBeenCalled();
  FakeObserver.paint('first-contentful-paint');
  expect(act).toHaveBeenCalledTimes(1);
});

test('a hidden tab, and a browser that does not report its paints, do not wait', () => {
  expect(waiting(true)).toHaveBeenCalledTimes(1);
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['mark'] });
  expect(waiting()).toHaveBeenCalledTimes(1);
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(waiting()).toHaveBeenCalledTimes(1);
});
