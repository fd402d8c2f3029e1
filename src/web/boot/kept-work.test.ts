import { expect, test } from 'vitest';
import { hasKeptWork } from './kept-work.ts';

class FakeStorage {
  private readonly items: Map<string, string>;
  constructor(items: Record<string, string> = {}) {
    this.items = new Map(Object.entries(items));
  }
  get length() {
    return this.items.size;
  }
  key(at: number) {
    return [...this.items.keys()][at] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
}

const kept = (shared: Record<string, string>, own: Record<string, string>, hasForm: boolean) =>
  hasKeptWork(() => ({ shared: new FakeStorage(shared), own: new FakeStorage(own) }), hasForm);

test('a submission that waits is sent from any page', () => {
  expect(kept({ unsent_forms: '{"waiting":[{"key":"1"}]}' }, {}, false)).toBe(true);
  expect(kept({ unsent_forms: '{"waiting":[]}' }, {}, false)).toBe(false);
});

test('a draft and a carried text are shown where there is a form for them, and nowhere else', () => {
  for (const [shared, own] of [
    [{ 'deal_draft.1a': '{}' }, {}],
    [{}, { foyer_carried_listing: 'a house' }],
  ] as const) {
    expect(kept(shared, own, true)).toBe(true);
    expect(kept(shared, own, false)).toBe(false);
  }
});

test('other things in the storage, or none at all, are no reason to start', () => {
  expect(kept({ owner_keys: 'off' }, { analytics_session_id: 'session_1' }, true)).toBe(false);
  const refuse = () => {
    throw new Error('SecurityError');
  };
  expect(hasKeptWork(refuse, true)).toBe(false);
});
