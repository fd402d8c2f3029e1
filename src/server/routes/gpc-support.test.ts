import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

test('whoever looks for it reads that Global Privacy Control is honoured', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject(apiPaths.gpcSupport);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(answer.json()).toEqual({ gpc: true });
});
