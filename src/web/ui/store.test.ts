import { expect, test } from 'vitest';
import { createStore } from './store.ts';

test('a store calls its watchers on every change until they stop', () => {
  const store = createStore('first');
  const heard: string[] = [];
  const stop = store.watch(() => heard.push(store.read()));
  store.set('second');
  store.set('second');
  stop();
  store.set('third');
  expect(heard).toEqual(['second', 'second']);
  expect(store.read()).toBe('third');
});
