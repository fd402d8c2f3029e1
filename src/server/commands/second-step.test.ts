import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findSecondStep } from '../store/access/second-steps.ts';
import { listAudit } from '../store/access/audit.ts';
import { openStore } from '../store/engine/open-store.ts';
import { joinMember } from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { turnOnSecondStep } from '../../../test-support/server/second-steps.ts';
import { commandProgram } from '../../../test-support/server/programs.ts';
import { openTestApp, testClock, testFolder } from '../../../test-support/server/test-app.ts';

test('the command takes a second step away where that is said, also of the first owner, and writes it down', async () => {
  const dataDir = await testFolder();
  const store = await openStore({ databaseUrl: null, dataDir });
  const clock = testClock();
  const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
  const owner = await signInAsOwner(app);
  const { id, headers } = await joinMember(app, owner);
  await turnOnSecondStep(app, headers, { now: clock.now() });
  await turnOnSecondStep(app, owner, { now: clock.now(), password: OWNER_PASSWORD });
  // It runs while Foyer runs.
  const run = (...args: string[]) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    const command = [commandProgram('second-step'), ...args];
    const { stdout, stderr, status } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    return [stdout + stderr, status];
  };
  expect(run('nell@example.com')).toEqual([
    'Nell (nell@example.com) has had a second step since 2026-11-21\nTo take it away: npm run second-step -- nell@example.com --off\n',
    0,
  ]);
  expect(await findSecondStep(store.db, id)).not.toBeNull();
  expect(run('nell@example.com', '--off')).toEqual([
    'Nell (nell@example.com) has no second step any more: their password is enough\n',
    0,
  ]);
  expect(run('--off', 'owner')[0]).toContain('The owner of OWNER_PASSWORD has no second step any more');
  expect([await findSecondStep(store.db, id), await findSecondStep(store.db, null)]).toEqual([null, null]);
  expect(run('owner')).toEqual(['The owner of OWNER_PASSWORD has no second step: their password is enough\n', 0]);
  expect(run('nobody@example.com', '--off')[1]).toBe(1);
  expect(run('--off')).toEqual([expect.stringContaining('Name the e-mail address: npm run second-step --'), 1]);
  const [latest, before] = await listAudit(store.db, { limit: 2, before: undefined });
  expect([latest, before].map((row) => [row?.what, row?.subject])).toEqual([
    ['somebody’s second step, taken away by a command', null],
    ['somebody’s second step, taken away by a command', id],
  ]);
  await app.close();
  await store.close();
});
