import { expect, test, vi } from 'vitest';
import { createOutbox } from './outbox.ts';
import { UNSENT_KEY } from './unsent-key.ts';
import { createUnsentStore } from './unsent-store.ts';

test.each([
  '',
  '{',
  '7',
  '{"version":1,"waiting":{}}',
  '{"version":1,"waiting":[null,7,{"key":"k"}]}',
  '{"version":1,"waiting":[{"key":"k","path":"https://elsewhere.example","body":"{}","headers":{},"sinceMs":1,"told":null}]}',
  '{"version":0,"waiting":[{"key":"k","path":"/api/deals","body":"{}","headers":{},"sinceMs":1,"told":null}]}',
])('storage that holds %j sends nothing', (text) => {
  const kept = new Map([[UNSENT_KEY, text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const post = vi.fn(() => Promise.resolve(null));
  const store = createUnsentStore(
    () => storage,
    () => Date.now(),
  );
  createOutbox({ post, store, nowMs: () => Date.now(), jitter: () => 0.5, announceWithoutForm: vi.fn() }).resume();
  expect(post).not.toHaveBeenCalled();
});
