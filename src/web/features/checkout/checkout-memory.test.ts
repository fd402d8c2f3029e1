import { beforeEach, expect, test } from 'vitest';
import { createCheckoutMemory, newCheckoutId, readRemembered, type CheckoutStorage } from './checkout-memory.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21);
const order = { id: 'ord_1', token: 'secret' };

function memory(): CheckoutStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (at) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size;
    },
  };
}

let now = NOW;
let made = 0;
beforeEach(() => {
  now = NOW;
  made = 0;
});

function notesOver(storage: () => CheckoutStorage) {
  return createCheckoutMemory({ shared: storage, nowMs: () => now, newId: () => `checkout-${(made += 1)}` });
}

const note = (change: object) =>
  JSON.stringify({ checkoutId: 'c', order, standing: 'open', savedAtMs: NOW, ...change });

test('two tabs of a browser share the checkout of a service, and another service has a checkout of its own', () => {
  const storage = memory();
  const [one, two] = [notesOver(() => storage), notesOver(() => storage)];
  expect(one.open('website-build').checkoutId).toBe('checkout-1');
  expect(two.open('website-build').checkoutId).toBe('checkout-1');
  expect(two.open('full-ghl-buildout').checkoutId).toBe('checkout-2');
});

test('a buyer who closed the tab finds the paid order for a month; an unpaid one is forgotten after a day', () => {
  const storage = memory();
  notesOver(() => storage).keep('website-build', { order, standing: 'paid' });
  notesOver(() => storage).keep('full-ghl-buildout', { order });
  now = NOW + 2 * DAY_MS;
  const later = notesOver(() => storage);
  expect(later.read('website-build')).toMatchObject({ order, standing: 'paid' });
  expect(later.read('full-ghl-buildout')).toBeNull();
  expect(later.open('full-ghl-buildout')).toMatchObject({ order: null, standing: 'open' });
  now = NOW + 31 * DAY_MS;
  expect(notesOver(() => storage).read('website-build')).toBeNull();
});

test('a change is merged into the note, and watchers are called', () => {
  const storage = memory();
  const notes = notesOver(() => storage);
  let told = 0;
  const stop = notes.watch(() => (told += 1));
  notes.keep('website-build', { order, isTest: true });
  notes.keep('website-build', { standing: 'paid' });
  expect(notes.read('website-build')).toMatchObject({
    checkoutId: 'checkout-1',
    order,
    standing: 'paid',
    isTest: true,
  });
  expect(told).toBeGreaterThanOrEqual(2);
  expect(notes.read('website-build')).toBe(notes.read('website-build'));
  stop();
  const before = told;
  notes.forget('website-build');
  expect([notes.read('website-build'), told]).toEqual([null, before]);
});

test('the most recent order is the newest; a checkout without an order does not count', () => {
  const storage = memory();
  const notes = notesOver(() => storage);
  expect(notes.newest()).toBeNull();
  notes.open('website-build');
  expect(notes.newest()).toBeNull();
  notes.keep('website-build', { order });
  now += 1000;
  notes.keep('full-ghl-buildout', { order });
  expect(notes.newest()).toBe('full-ghl-buildout');
  now += 1000;
  notes.keep('website-build', { standing: 'paid' });
  expect(notes.newest()).toBe('website-build');
});

test('without storage the note lasts as long as the page', () => {
  const notes = notesOver(() => {
    throw new Error('denied');
  });
  notes.keep('website-build', { order, standing: 'paid' });
  expect(notes.read('website-build')).toMatchObject({ order, standing: 'paid' });
  expect(notes.newest()).toBe('website-build');
});

test.each([
  ['no note', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['no checkout', note({ checkoutId: '' })],
  ['an unknown standing', note({ standing: 'rich' })],
  ['a standing of Object’s own', note({ standing: 'toString' })],
  ['paid without an order', note({ standing: 'paid', order: null })],
  ['a note of longer ahead than it is kept', note({ savedAtMs: NOW + 86_400_000 })],
])('%s is trusted with nothing', (_name, text) => {
  expect(readRemembered(text, NOW)).toBeNull();
});

test('a checkout’s id is a random UUID, even without TLS', () => {
  const ids = new Set(Array.from({ length: 50 }, newCheckoutId));
  expect(ids.size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
