import { beforeEach, expect, test, vi } from 'vitest';
import { carryText, hasCarriedText, MAX_CARRIED, takeCarriedText } from './carried-text.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory());
  return () => {
    takeCarriedText();
    vi.unstubAllGlobals();
  };
});

test('a text is taken once', () => {
  expect([hasCarriedText(), takeCarriedText()]).toEqual([false, null]);
  carryText('3/2 in Houston');
  expect(hasCarriedText()).toBe(true);
  expect([takeCarriedText(), takeCarriedText(), hasCarriedText()]).toEqual(['3/2 in Houston', null, false]);
});

test('a long text is cut, also one that something else stored', () => {
  carryText('x'.repeat(MAX_CARRIED + 5));
  expect(takeCarriedText()).toHaveLength(MAX_CARRIED);
  sessionStorage.setItem('foyer_carried_listing', 'y'.repeat(MAX_CARRIED * 2));
  expect(takeCarriedText()).toHaveLength(MAX_CARRIED);
});

test('where the browser forbids storage, the text is carried as long as the page is open', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
    removeItem: () => {
      throw new Error('forbidden');
    },
  });
  carryText('3/2 in Houston');
  expect([hasCarriedText(), takeCarriedText(), takeCarriedText()]).toEqual([true, '3/2 in Houston', null]);
});
