import { expect, test, vi } from 'vitest';
import { currentToast, dismissToast, showToast, watchToast } from './toast.ts';

test('one toast at a time: the newest replaces the one before', () => {
  const changed = vi.fn<() => void>();
  const stop = watchToast(changed);
  showToast({ title: 'First' });
  const first = currentToast();
  showToast({ title: 'Second', tone: 'bad' });
  expect(currentToast()).toMatchObject({ title: 'Second', tone: 'bad' });
  expect(currentToast()?.id).not.toBe(first?.id);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

test('a toast whose time is over takes only itself away', () => {
  showToast({ title: 'First' });
  const first = currentToast();
  showToast({ title: 'Second' });
  dismissToast(first?.id);
  expect(currentToast()).toMatchObject({ title: 'Second' });
  dismissToast();
  expect(currentToast()).toBeNull();
});
