import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { writeBuild } from '../../../test-support/server/site.ts';
import { openTestApp, testFolder } from '../../../test-support/server/test-app.ts';
import { noticesSchema } from '../../contract/owner-notices.ts';
import { apiPaths, REDIRECTS_FILE } from '../../contract/paths.ts';
import { ADDRESSES_MAX, createMissedAddresses } from './missed-addresses.ts';

const nowhere = (_path: string) => false;

/** The addresses that are told, each with how many people asked for it. */
function told(missed: ReturnType<typeof createMissedAddresses>, isFound = nowhere): string[] {
  return missed.tell(isFound).flatMap(({ detail }) => [...detail.matchAll(/\/\S* \([^)]*\)/g)].map(([one]) => one));
}

function asked(path: string, people: number) {
  return Array.from({ length: people }, (_, person) => [path, `person ${person}`] as const);
}

test('an address is told once three people asked for it, however often each did and however they wrote it', () => {
  const missed = createMissedAddresses();
  for (const path of ['/old-shop', '/Old-Shop/', '/oldshop']) missed.note(path, 'one');
  missed.note('/old-shop', 'two');
  expect(missed.tell(nowhere)).toEqual([]);
  missed.note('/old_shop', 'three');
  expect(told(missed)).toEqual(['/old-shop (3 people)']);
  expect(told(missed, (path) => path === '/old-shop')).toEqual([]);
});

test('the five that most people asked for are told', () => {
  const missed = createMissedAddresses();
  for (const [at, people] of [3, 7, 5, 4, 150, 6].entries())
    for (const one of asked(`/page-${at}`, people)) missed.note(...one);
  expect(told(missed)).toEqual([
    '/page-4 (100 or more people)',
    '/page-1 (7 people)',
    '/page-5 (6 people)',
    '/page-2 (5 people)',
    '/page-3 (4 people)',
  ]);
});

test('strangers cannot make it remember without end, nor tell the owner just anything', () => {
  const missed = createMissedAddresses();
  for (const one of asked('/first', 3)) missed.note(...one);
  for (const one of asked('/second', 3)) missed.note(...one);
  missed.note('/first', 'again');
  for (let at = 0; at < ADDRESSES_MAX - 1; at += 1) missed.note(`/made-up-${at}`, 'stranger');
  expect(told(missed)).toEqual(['/first (4 people)']);
  for (const path of ['/call me: 555', '/<b>', `/${'x'.repeat(60)}`, '/a?b'])
    for (const one of asked(path, 3)) missed.note(...one);
  expect(told(missed)).toEqual(['/first (4 people)']);
});

test('the desk names what people’s browsers asked for, not bots, pictures or what leads on by now', async () => {
  const webRoot = join(await testFolder(), 'client');
  await writeBuild(webRoot, { 'index.html': 'Home', '404/index.html': 'Nothing here', 'book/index.html': 'Book' });
  await writeFile(join(webRoot, '..', REDIRECTS_FILE), JSON.stringify([{ from: '/moved', to: '/book' }]));
  const { app } = await openTestApp({ OWNER_PASSWORD }, { webRoot });
  const browser = {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'user-agent': 'Mozilla/5.0 Firefox/153.0',
  };
  const ask = async (url: string, headers: Record<string, string>) => {
    for (const person of [1, 2, 3]) await app.inject({ url, headers, remoteAddress: `203.0.113.${person}` });
  };
  await ask('/old-shop?gclid=1', browser);
  await ask('/Book', browser);
  await ask('/moved', browser);
  await ask('/', browser);
  await ask('/api/nothing', browser);
  await ask('/wp-login', { ...browser, 'user-agent': 'Googlebot/2.1' });
  await ask('/backup', { 'user-agent': 'curl/8' });
  await ask('/picture', { ...browser, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' });
  const answer = await app.inject({ url: apiPaths.ownerNotices, headers: await signInAsOwner(app) });
  const { notices } = noticesSchema.parse(answer.json());
  expect(notices.map(({ id }) => id)).toEqual(['missed-addresses']);
  expect(notices[0]?.detail).toContain('Since Foyer was started: /old-shop (3 people). If');
});
