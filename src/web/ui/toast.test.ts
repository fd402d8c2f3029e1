import { expect, test, vi } from 'vitest';
import { shownToast, dismissToast, showToast } from './toast.ts';

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

test('a toast whose time is over takes only itself away', () => {
  showToast({ title: 'First' });
  const first = shownToast.read();
  showToast({ title: 'Second' });
  dismissToast(first?.id);
  expect(shownToast.read()).toMatchObject({ title: 'Second' });
  dismissToast();
  expect(shownToast.read()).toBeNull();
});
