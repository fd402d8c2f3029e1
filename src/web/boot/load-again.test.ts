import { expect, test, vi } from 'vitest';
import { loadWaitingAgain } from './load-again.ts';

const there = () => Promise.resolve({ ok: true });

async function reloads({
  waits = true,
  how = 'navigate',
  fetch = there,
}: Partial<Record<'waits', boolean>> & { how?: string; fetch?: () => Promise<{ ok: boolean }> }) {
  const reload = vi.fn<() => void>();
  await loadWaitingAgain({
    document: { querySelector: () => (waits ? {} : null) },
    location: { href: 'https://hallway.example/book', reload },
    performance: { getEntriesByType: () => [{ type: how }] },
    fetch,
  });
  return reload.mock.calls.length;
}

test('a page on which there is nothing to press is loaded again', async () => {
  expect(await reloads({})).toBe(1);
});

test.each([
  ['one that was loaded again already', { how: 'reload' }],
  ['one that has its parts', { waits: false }],
  ['one whose server is away', { fetch: () => Promise.reject(new TypeError('away')) }],
  ['one whose server is not ready', { fetch: () => Promise.resolve({ ok: false }) }],
])('%s is not', async (_name, page) => {
  expect(await reloads(page)).toBe(0);
});
