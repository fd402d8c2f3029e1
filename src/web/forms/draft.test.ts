import { expect, test } from 'vitest';
import { createDraft, type DraftStorage } from './draft.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const DAY_MS = 24 * 60 * 60 * 1000;

class FakeStorage implements DraftStorage {
  readonly kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  key(at: number) {
    return [...this.kept.keys()][at] ?? null;
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    this.kept.set(key, text);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

let ids = 0;

/** A browser whose tabs share a storage; `nowMs` may be moved on. */
function browser() {
  const shared = new FakeStorage();
  const clock = { nowMs: NOW_MS };
  /** The form as a tab opens it, or opens it again over its own storage. */
  const open = (own = new FakeStorage(), version = 1) =>
    createDraft<string>({
      name: 'deal',
      version,
      read: (content) => (typeof content === 'string' ? content : null),
      shared: () => shared,
      own: () => own,
      nowMs: () => clock.nowMs,
      newId: () => {
        ids += 1;
        return String(ids);
      },
    });
  return { shared, clock, open };
}

test('typed values are restored after a reload', () => {
  const { open } = browser();
  const own = new FakeStorage();
  expect(open(own).load()).toBeNull();
  expect(open(own).save('Houston')).toBe(true);
  expect(open(own).load()).toBe('Houston');
});

test('two tabs do not overwrite each other', () => {
  const { open } = browser();
  const [a, b] = [new FakeStorage(), new FakeStorage()];
  open(a).save('first');
  open(b).save('second');
  expect([open(a).load(), open(b).load()]).toEqual(['first', 'second']);
});

test('a new tab begins with a copy of the newest draft', () => {
  const { open, clock } = browser();
  open().save('older');
  clock.nowMs += 1;
  open().save('newer');
  expect(open().load()).toBe('newer');
});

test('a tab that has sent its draft gets no other one', () => {
  const { open } = browser();
  open().save('of another tab');
  const own = new FakeStorage();
  const tab = open(own);
  tab.save('mine');
  tab.clear();
  expect(open(own).load()).toBeNull();
});

test('clearing a draft also deletes the draft it was copied from, even after a reload', () => {
  const { open, shared } = browser();
  open().save('Houston');
  const own = new FakeStorage();
  const copy = open(own);
  copy.load();
  copy.save('Houston, TX');
  const reloaded = open(own);
  expect(reloaded.load()).toBe('Houston, TX');
  reloaded.clear();
  expect(shared.length).toBe(0);
});

test('a draft that changed after it was copied stays when the copy is cleared', () => {
  const { open, clock } = browser();
  const own = new FakeStorage();
  const first = open(own);
  first.save('Houston');
  const copy = open();
  copy.load();
  copy.save('copied');
  clock.nowMs += 1;
  first.save('Houston, with more');
  copy.clear();
  expect(open(own).load()).toBe('Houston, with more');
});

test('an open tab saves its draft again after another tab has deleted it', () => {
  const { open, shared } = browser();
  const own = new FakeStorage();
  const alive = open(own);
  alive.save('Houston');
  const key = shared.key(0);
  expect(alive.reconcile(key, true)).toBe(true);
  expect(alive.reconcile('something.else', true)).toBe(false);
  alive.save('Houston');
  expect(open(own).load()).toBe('Houston');
});

test('a tab whose duplicate writes into its draft gets a new draft', () => {
  const { open, shared } = browser();
  const own = new FakeStorage();
  const tab = open(own);
  tab.save('Houston');
  const key = shared.key(0);
  expect(tab.reconcile(key, false)).toBe(true);
  tab.save('Houston');
  expect(shared.length).toBe(2);
  expect(tab.reconcile(key, false)).toBe(false);
});

test('a draft is forgotten after 30 days, from another version, and when it cannot be read', () => {
  const { open, clock, shared } = browser();
  const own = new FakeStorage();
  open(own).save('Houston');
  clock.nowMs += 30 * DAY_MS - 1;
  expect(open(own).load()).toBe('Houston');
  expect(open(own, 2).load()).toBeNull();
  expect(shared.length).toBe(0);
  open(own).save('Houston');
  clock.nowMs += 30 * DAY_MS;
  expect(open(own).load()).toBeNull();
  for (const text of ['{', 'null', '7', '{"version":1}', '{"version":1,"savedAtMs":0,"content":7}']) {
    shared.setItem('deal_draft.x', text);
    expect(open().load()).toBeNull();
    expect(shared.length).toBe(0);
  }
});

test('a draft stays when the clock is put back', () => {
  const { open, clock } = browser();
  const own = new FakeStorage();
  open(own).save('Houston');
  clock.nowMs -= 2 * DAY_MS;
  expect(open(own).load()).toBe('Houston');
});

test('the oldest drafts go when there are many, and nothing else is touched', () => {
  const { open, clock, shared } = browser();
  shared.setItem('theme', 'dark');
  for (let count = 0; count < 10; count += 1) {
    clock.nowMs += 1;
    open().save(`deal ${count}`);
  }
  expect(open().load()).toBe('deal 9');
  expect(shared.length).toBe(1 + 8);
  expect(shared.getItem('theme')).toBe('dark');
});

test('a browser that forbids or has filled its storage has no drafts, and no errors', () => {
  const denied = () => {
    throw new DOMException('Storage is forbidden', 'SecurityError');
  };
  const draft = createDraft<string>({
    name: 'deal',
    version: 1,
    read: String,
    shared: denied,
    own: denied,
    nowMs: () => NOW_MS,
    newId: () => 'id',
  });
  expect(draft.load()).toBeNull();
  expect(draft.save('Houston')).toBe(false);
  expect(() => draft.clear()).not.toThrow();
  expect(draft.reconcile('deal_draft.id', true)).toBe(false);
});
