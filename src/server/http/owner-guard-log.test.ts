import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { acceptInvitation, inviteMember } from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

test('whoever is kept out of the desk is in the log, by the address they asked for and never by who they are', async () => {
  const { log, lines } = recordedLog('info');
  const { app } = await openTestApp({ OWNER_PASSWORD }, { logger: log });
  const owner = await signInAsOwner(app);
  const { token } = await inviteMember(app, owner);
  const { headers: helper } = await acceptInvitation(app, token);
  lines.length = 0;

  expect((await app.inject(apiPaths.ownerPeople)).statusCode).toBe(401);
  expect((await app.inject({ url: apiPaths.ownerOrders, headers: helper })).statusCode).toBe(403);
  const headers = { ...owner, origin: 'https://evil.example' };
  expect((await app.inject({ method: 'DELETE', url: apiPaths.ownerSessions, headers })).statusCode).toBe(403);

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      method: 'GET',
      route: apiPaths.ownerPeople,
      msg: expect.stringContaining('not signed in'),
    }),
    expect.objectContaining({ method: 'GET', route: apiPaths.ownerOrders, msg: expect.stringContaining('A helper') }),
    expect.objectContaining({
      method: 'DELETE',
      route: apiPaths.ownerSessions,
      msg: expect.stringContaining('another site'),
    }),
  ]);
  expect(lines.join('')).not.toMatch(/nell|evil|127\.0/i);
});
