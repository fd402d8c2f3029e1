import { apiPaths } from '../../src/contract/paths.ts';
import { requireOwner, requireOwnerForDashboards } from '../../src/server/http/owner-guard.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { OWNER_PASSWORD } from './owner.ts';
import { openTestApp, testClock } from './test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

type Clock = ReturnType<typeof testClock>;

/** An app with a room that only the owner enters and a board behind the dashboards' guard; `enter` tells the room's answer to a cookie. */
export async function openGuardedDesk(
  settings: Record<string, string> = { OWNER_PASSWORD },
  { store: given, clock = testClock() }: { store?: Store; clock?: Clock } = {},
) {
  const { app, store } = await openTestApp(settings, { clock, ...(given && { store: given }) });
  app.get('/api/owner/room', { onRequest: requireOwner }, () => ({ inside: true }));
  app.post('/api/owner/room', { onRequest: requireOwner }, () => ({ inside: true }));
  app.get('/api/board', { onRequest: requireOwnerForDashboards }, () => ({ inside: true }));
  const signIn = async (password: string) =>
    app.inject({
      method: 'POST',
      url: apiPaths.ownerSession,
      payload: { password },
      headers: { 'user-agent': FIREFOX },
    });
  const enter = async (cookie: string) =>
    (await app.inject({ url: '/api/owner/room', headers: { cookie } })).statusCode;
  return { app, store, clock, signIn, enter };
}

/** What a browser sends back of a `Set-Cookie` header. */
export const cookieOf = (header: unknown) => String(header).split(';', 1)[0] ?? '';
