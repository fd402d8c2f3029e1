import { expect, test, vi } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { RESERVE_BYTES } from './space-for-leads.ts';

const SESSION = 'session_1795310595299_iqmy5b6e3';
const reports = [
  [apiPaths.pageview, { sessionId: SESSION, path: '/', title: 'Home Page' }],
  [apiPaths.visitor, { sessionId: SESSION, userAgent: 'Mozilla/5.0', referrer: null, landingPage: '/' }],
  [apiPaths.conversion, { sessionId: SESSION, type: 'quiz_lead', page: '/' }],
  [apiPaths.event, { sessionId: SESSION, name: 'quiz_opened', page: '/' }],
] as const;

test('while the disk is nearly full, visits and pictures are refused with 503, leads are stored, and the owner is told', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let free = RESERVE_BYTES - 1;
  const { app } = await openTestApp({ OWNER_PASSWORD: 'a long enough password' }, { freeBytes: async () => free });
  const statusOf = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload })).statusCode;

  for (const [url, payload] of reports) {
    const refused = await app.inject({ method: 'POST', url, payload });
    expect([refused.statusCode, refused.headers['retry-after']], url).toEqual([503, '300']);
  }
  expect(await statusOf(apiPaths.uploads, {})).toBe(503);
  expect(await statusOf(apiPaths.quizLeads, { firstName: 'Dana', email: 'dana@example.com' })).toBe(201);
  expect(await app.notices.read()).toMatchObject([{ id: 'disk-nearly-full', severity: 'urgent' }]);

  free = RESERVE_BYTES;
  await vi.advanceTimersByTimeAsync(5000);
  for (const [url, payload] of reports) expect(await statusOf(url, payload), url).toBe(204);
  expect(await app.notices.read()).toEqual([]);
  vi.useRealTimers();
});

test('a folder whose space cannot be read stops nothing', async () => {
  const { app } = await openTestApp(
    {},
    {
      freeBytes: async () => {
        throw new Error('no such folder');
      },
    },
  );
  const [url, payload] = reports[0];
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(204);
});
