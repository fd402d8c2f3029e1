import { expect, test } from 'vitest';
import { noticesSchema } from '../../contract/owner-notices.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

async function readNotices(app: App) {
  const answer = await app.inject({ url: apiPaths.ownerNotices, headers: await signInAsOwner(app) });
  return noticesSchema.parse(answer.json()).notices;
}

test('only the owner reads the notices, and there are none while all is well', async () => {
  const { app } = await openTestApp({ OWNER_PASSWORD });
  expect((await app.inject(apiPaths.ownerNotices)).statusCode).toBe(401);
  expect(await readNotices(app)).toEqual([]);
});

test('the most pressing notice stands first, and one that cannot be read hides no other', async () => {
  const { app } = await openTestApp({ OWNER_PASSWORD });
  const notice = (id: string, severity: 'urgent' | 'warning' | 'info') => ({ id, severity, title: id, detail: id });
  app.notices.add(() => [notice('good', 'info'), notice('bad', 'urgent')]);
  app.notices.add(() => Promise.reject(new Error('broken')));
  app.notices.add(async () => [notice('odd', 'warning')]);
  expect((await readNotices(app)).map(({ id }) => id)).toEqual(['bad', 'notices-unread', 'odd', 'good']);
});

test.each(['x-forwarded-for', 'forwarded', 'cf-connecting-ip'])(
  'with the default TRUST_PROXY the first %s is logged once, without addresses, and told to the owner',
  async (header) => {
    const { log, lines } = recordedLog();
    const { app } = await openTestApp({ OWNER_PASSWORD }, { logger: log });
    const remoteAddress = '203.0.113.7';
    await app.inject({ url: apiPaths.health, remoteAddress });
    expect([await readNotices(app), lines]).toEqual([[], []]);
    for (let request = 0; request < 3; request += 1)
      await app.inject({ url: apiPaths.health, remoteAddress, headers: { [header]: '198.51.100.9' } });
    expect(await readNotices(app)).toMatchObject([{ id: 'forwarded-headers', severity: 'warning' }]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, header });
    expect(lines[0]).toContain('TRUST_PROXY');
    expect(lines[0]).not.toMatch(/198\.51|203\.0/);
  },
);

test('behind a proxy that TRUST_PROXY names nothing is said', async () => {
  const { app } = await openTestApp({ OWNER_PASSWORD, TRUST_PROXY: '1' });
  await app.inject({ url: apiPaths.health, headers: { 'x-forwarded-for': '198.51.100.9' } });
  expect(await readNotices(app)).toEqual([]);
});
