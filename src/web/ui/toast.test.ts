import { expect, test, vi } from 'vitest';
import { advanceToast, dismissToast, isPaused, newToast, shownToast, showToast, type ToastAction } from './toast.ts';

test('one toast at a time: the newest replaces the one before', () => {
  const changed = vi.fn<() => void>();
  const stop = shownToast.watch(changed);
  showToast({ title: 'First' });
  const first = shownToast.read();
  showToast({ title: 'Second', tone: 'bad' });
  expect(shownToast.read()).toMatchObject({ title: 'Second', tone: 'bad' });
  expect(shownToast.read()?.id).not.toBe(first?.id);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

test('a toast whose time is over removes only itself', () => {
  showToast({ title: 'First' });
  const first = shownToast.read();
  showToast({ title: 'Second' });
  dismissToast(first?.id);
  expect(shownToast.read()).toMatchObject({ title: 'Second' });
  dismissToast();
  expect(shownToast.read()).toBeNull();
});

test('a toast pauses while the pointer is on it or the focus is in it', () => {
  const isPausedAfter = (...actions: ToastAction[]) => isPaused(actions.reduce(advanceToast, newToast));
  expect(isPausedAfter('announced')).toBe(false);
  expect(isPausedAfter('pointer-entered')).toBe(true);
  expect(isPausedAfter('focus-entered')).toBe(true);
  expect(isPausedAfter('pointer-entered', 'focus-entered', 'pointer-left')).toBe(true);
  expect(isPausedAfter('pointer-entered', 'focus-entered', 'focus-left')).toBe(true);
  expect(isPausedAfter('pointer-entered', 'focus-entered', 'pointer-left', 'focus-left')).toBe(false);
});

test('a toast is announced once, and a pointer does not change that', () => {
  const states = ['announced', 'pointer-entered', 'pointer-left'] as const;
  expect(newToast.isAnnounced).toBe(false);
  expect(states.reduce<typeof newToast>(advanceToast, newToast)).toEqual({ ...newToast, isAnnounced: true });
});
